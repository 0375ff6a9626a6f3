"""python train.py numbers|marks OUT EPOCHS RATE FILES…: trains one network and writes its quantised weights.

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
SHAPES = {'numbers': ((12, 24, 48), 4 * 5, 80, 3 + 10 + 10), 'marks': ((10, 20, 32), 3 * 3, 32, 4)}


class Net(nn.Module):
    def __init__(self, name):
        super().__init__()
        channels, cells, hidden, outputs = SHAPES[name]
        self.convs = nn.ModuleList([nn.Conv2d(i, o, 3, padding=1) for i, o in zip((1,) + channels, channels)])
        self.norms = nn.ModuleList([nn.BatchNorm2d(o) for o in channels])
        self.hidden = nn.Linear(channels[-1] * cells, hidden)
        self.out = nn.Linear(hidden, outputs)

    def forward(self, x):
        for conv, norm in zip(self.convs, self.norms):
            x = F.max_pool2d(F.relu(norm(conv(x))), 2)
        x = F.dropout(x.flatten(1), 0.25, self.training)
        return self.out(F.relu(self.hidden(x)))


def loss_of(name, out, answer):
    if name == 'marks':
        return F.binary_cross_entropy_with_logits(out.gather(1, answer[:, :1])[:, 0], answer[:, 1].float())
    loss = F.cross_entropy(out[:, :3], answer[:, 0])
    written = answer[:, 0] == 1
    if written.any():
        loss = loss + F.cross_entropy(out[written, 3:13], answer[written, 1]) + F.cross_entropy(out[written, 13:], answer[written, 2])
    return loss


def right(name, out, answer):
    if name == 'marks':
        return ((out.gather(1, answer[:, :1])[:, 0] > 0).long() == answer[:, 1]).float().mean().item()
    kind = out[:, :3].argmax(1) == answer[:, 0]
    digits = (out[:, 3:13].argmax(1) == answer[:, 1]) & (out[:, 13:].argmax(1) == answer[:, 2])
    return (kind & (digits | (answer[:, 0] != 1))).float().mean().item()


def varied(x):
    """Data augmentation of a batch: small affine changes, light and noise."""
    n = len(x)
    theta = torch.eye(2, 3).repeat(n, 1, 1) + torch.randn(n, 2, 3) * torch.tensor([[0.03, 0.04, 0.04], [0.03, 0.03, 0.04]])
    x = F.grid_sample(x, F.affine_grid(theta, x.shape, align_corners=False), padding_mode='border', align_corners=False)
    x = x * (1 + torch.randn(n, 1, 1, 1) * 0.08) + torch.randn(n, 1, 1, 1) * 0.03
    return (x + torch.randn_like(x) * torch.rand(n, 1, 1, 1) * 0.04).clamp(-0.05, 1.1)


def write(net, path):
    """Writes each layer: scales and biases as floats, then the weights as bytes, with batch normalisation folded in."""
    layers = []
    for conv, norm in zip(net.convs, net.norms):
        factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        layers.append((conv.weight * factor[:, None, None, None], norm.bias + (conv.bias - norm.running_mean) * factor))
    layers += [(net.hidden.weight, net.hidden.bias), (net.out.weight, net.out.bias)]
    with open(path, 'wb') as file:
        for weight, bias in layers:
            flat = weight.detach().reshape(len(weight), -1)
            scale = flat.abs().amax(1) / 127
            file.write(scale.numpy().astype('<f4').tobytes())
            file.write(bias.detach().numpy().astype('<f4').tobytes())
            file.write((flat / scale[:, None]).round().numpy().astype('i1').tobytes())
            # Pad layers to a multiple of four bytes.
            file.write(b'\0' * (-flat.numel() % 4))


def main():
    name, out, epochs, rate, files = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), sys.argv[5:]
    torch.manual_seed(1)
    # More threads cost more in synchronisation than they gain.
    torch.set_num_threads(1)
    key = name[:-1] + '_is'
    pairs = [np.load(file) for file in files]
    images = torch.from_numpy(np.concatenate([p[name] for p in pairs]))[:, None]
    answers = torch.from_numpy(np.concatenate([p[key] for p in pairs]))
    held = len(images) // 30
    order = torch.arange(held, len(images))
    net, batch = Net(name).to(memory_format=torch.channels_last), 128
    if os.path.exists(out + '.pt'):
        net.load_state_dict(torch.load(out + '.pt'))
    average = Net(name)
    average.load_state_dict(net.state_dict())
    optimizer = torch.optim.AdamW(net.parameters(), rate, weight_decay=1e-3)
    steps = epochs * (len(order) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.15)
    print(name, len(images), 'windows', sum(p.numel() for p in net.parameters()), 'weights', flush=True)
    done, started = 0, time.time()
    for epoch in range(epochs):
        net.train()
        shuffled = order[torch.randperm(len(order))]
        for i in range(len(order) // batch):
            chosen = shuffled[i * batch:(i + 1) * batch]
            x = varied(images[chosen].float() / 255)
            loss = loss_of(name, net(1 - x), answers[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            done += 1
            keep = min(0.998, done / (done + 20))
            with torch.no_grad():
                for a, b in zip(average.state_dict().values(), net.state_dict().values()):
                    a.copy_(a * keep + b * (1 - keep) if a.is_floating_point() else b)
        average.eval()
        with torch.no_grad():
            seen = average(1 - images[:held].float() / 255)
            print(epoch, f'{time.time() - started:.0f} s', f'loss {loss_of(name, seen, answers[:held]).item():.4f}',
                  f'right {right(name, seen, answers[:held]):.4%}', flush=True)
        write(average, out)
        torch.save(average.state_dict(), out + '.pt')


main()
