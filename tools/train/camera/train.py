"""python train.py numbers|marks OUT EPOCHS RATE SEED FILES…: trains one network and writes its quantised weights.

Continues from OUT.pt if it exists.
"""
import os
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

# The same as in packages/web/src/camera/nets.ts.
SHAPES = {'numbers': (((8, 12), (24, 24), (48, 48)), 4 * 5, 48, 3 + 10 + 10), 'marks': (((8, 8), (16, 16), (24, 24)), 3 * 3, 32, 4)}
ANY = 10
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


class Net(nn.Module):
    def __init__(self, name):
        super().__init__()
        stages, cells, hidden, outputs = SHAPES[name]
        channels = [1] + [c for stage in stages for c in stage]
        self.convs = nn.ModuleList([nn.Conv2d(i, o, 3, padding=1) for i, o in zip(channels, channels[1:])])
        self.norms = nn.ModuleList([nn.BatchNorm2d(o) for o in channels[1:]])
        self.hidden = nn.Linear(channels[-1] * cells, hidden)
        self.out = nn.Linear(hidden, outputs)

    def forward(self, x):
        for i, (conv, norm) in enumerate(zip(self.convs, self.norms)):
            x = F.relu(norm(conv(x)))
            if i % 2 == 1:
                x = F.max_pool2d(x, 2)
        x = F.dropout(x.flatten(1), 0.15, self.training)
        return self.out(F.relu(self.hidden(x)))


def spread(answer):
    """One digit, or all of them alike where nobody can tell."""
    known = F.one_hot(answer.clamp(max=9), 10).float()
    return torch.where((answer == ANY)[:, None], torch.full_like(known, 0.1), known)


def loss_of(name, out, answer):
    if name == 'marks':
        return F.binary_cross_entropy_with_logits(out.gather(1, answer[:, :1])[:, 0], answer[:, 1].float())
    written = (answer[:, 0] == 1).float()
    digits = F.cross_entropy(out[:, 3:13], spread(answer[:, 1]), reduction='none') + F.cross_entropy(out[:, 13:], spread(answer[:, 2]), reduction='none')
    return F.cross_entropy(out[:, :3], answer[:, 0]) + (digits * written).sum() / written.sum().clamp(min=1)


def right(name, out, answer):
    if name == 'marks':
        return ((out.gather(1, answer[:, :1])[:, 0] > 0).long() == answer[:, 1]).float().mean().item()
    kind = out[:, :3].argmax(1) == answer[:, 0]
    digits = (out[:, 3:13].argmax(1) == answer[:, 1]) & (out[:, 13:].argmax(1) == answer[:, 2])
    return (kind & (digits | (answer[:, 0] != 1) | (answer[:, 1] == ANY))).float().mean().item()


def some(shape, low, high, share=1.0):
    """Chances for a batch, 0 for all but a share of it."""
    n = (shape[0], 1, 1, 1)
    return (low + (high - low) * torch.rand(n, device=DEVICE)) * (torch.rand(n, device=DEVICE) < share)


def varied(x):
    """Data augmentation of a batch: rotated, bent, thicker or thinner, blurred, lit and noisy. Paper is 1."""
    n = len(x)
    theta = torch.eye(2, 3, device=DEVICE).repeat(n, 1, 1)
    theta += torch.randn(n, 2, 3, device=DEVICE) * torch.tensor([[0.06, 0.06, 0.05], [0.05, 0.05, 0.05]], device=DEVICE)
    grid = F.affine_grid(theta, x.shape, align_corners=False)
    bend = torch.randn(n, 2, 5, 4, device=DEVICE) * some(x.shape, 0, 0.06, 0.7)
    grid = grid + F.interpolate(bend, x.shape[2:], mode='bicubic', align_corners=True).permute(0, 2, 3, 1)
    x = F.grid_sample(x, grid, padding_mode='border', align_corners=False)
    thick, thin = some(x.shape, 0, 0.6, 0.2), some(x.shape, 0, 0.5, 0.2)
    x = x + (-F.max_pool2d(-x, 3, 1, 1) - x) * thick
    x = x + (F.max_pool2d(x, 3, 1, 1) - x) * thin
    x = x + (F.avg_pool2d(x, 3, 1, 1, count_include_pad=False) - x) * some(x.shape, 0, 1, 0.3)
    x = 1 - (1 - x) * some(x.shape, 0.65, 1.15) + torch.randn(n, 1, 1, 1, device=DEVICE) * 0.03
    return (x + torch.randn_like(x) * some(x.shape, 0, 0.06)).clamp(-0.05, 1.1)


def write(net, path):
    """Writes each layer: scales and biases as floats, then the weights as bytes, with batch normalisation folded in."""
    layers = []
    for conv, norm in zip(net.convs, net.norms):
        factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        layers.append((conv.weight * factor[:, None, None, None], norm.bias + (conv.bias - norm.running_mean) * factor))
    layers += [(net.hidden.weight, net.hidden.bias), (net.out.weight, net.out.bias)]
    with open(path, 'wb') as file:
        for weight, bias in layers:
            flat = weight.detach().cpu().reshape(len(weight), -1)
            scale = (flat.abs().amax(1) / 127).clamp(min=1e-12)
            file.write(scale.numpy().astype('<f4').tobytes())
            file.write(bias.detach().cpu().numpy().astype('<f4').tobytes())
            file.write((flat / scale[:, None]).round().numpy().astype('i1').tobytes())
            # Pad layers to a multiple of four bytes.
            file.write(b'\0' * (-flat.numel() % 4))


def load(name, files):
    pairs = [np.load(file) for file in files]
    images = np.concatenate([p[name] for p in pairs])
    answers = np.concatenate([p[name[:-1] + '_is'] for p in pairs])
    return torch.from_numpy(images)[:, None].to(DEVICE), torch.from_numpy(answers).to(DEVICE)


def main():
    name, out, epochs, rate, seed, files = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5]), sys.argv[6:]
    torch.manual_seed(seed)
    # More threads cost more in synchronisation than they gain.
    torch.set_num_threads(1)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = True
    images, answers = load(name, files)
    held = min(len(images) // 30, 20000)
    order = torch.arange(held, len(images), device=DEVICE)
    net, batch = Net(name).to(DEVICE), 1024
    if os.path.exists(out + '.pt'):
        net.load_state_dict(torch.load(out + '.pt', map_location=DEVICE))
    average = Net(name).to(DEVICE)
    average.load_state_dict(net.state_dict())
    optimizer = torch.optim.AdamW(net.parameters(), rate, weight_decay=1e-3)
    steps = epochs * (len(order) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    print(name, len(images), 'windows', sum(p.numel() for p in net.parameters()), 'weights', flush=True)
    done, started = 0, time.time()
    for epoch in range(epochs):
        net.train()
        shuffled = order[torch.randperm(len(order), device=DEVICE)]
        for i in range(len(order) // batch):
            chosen = shuffled[i * batch:(i + 1) * batch]
            x = varied(images[chosen].float() / 255)
            loss = loss_of(name, net(1 - x), answers[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            done += 1
            keep = min(0.999, done / (done + 20))
            with torch.no_grad():
                for a, b in zip(average.state_dict().values(), net.state_dict().values()):
                    a.copy_(a * keep + b * (1 - keep) if a.is_floating_point() else b)
        average.eval()
        with torch.no_grad():
            seen = torch.cat([average(1 - part.float() / 255) for part in images[:held].split(4096)])
            print(name, seed, epoch, f'{time.time() - started:.0f} s', f'loss {loss_of(name, seen, answers[:held]).item():.4f}',
                  f'right {right(name, seen, answers[:held]):.4%}', flush=True)
        write(average, out)
        torch.save(average.state_dict(), out + '.pt')


main()
