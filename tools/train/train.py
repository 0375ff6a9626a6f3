"""Trains on the samples that self-play writes, and writes the weights that self-play reads.

    python3 tools/train/train.py FOLDER SECONDS [--wide 256] [--narrow 32] [--resume FILE | --from FILE] …

Training of the first layer is quantization-aware: its weights are rounded to integers at every step (with a
straight-through gradient), so nothing is lost when they are written as bytes.
"""

import argparse
import glob
import json
import math
import os
import struct
import time

import numpy
import torch
from torch import nn
from torch.nn import functional

CEILING = 512
SECOND_UNIT = 1 / 4096
SKIP_UNIT = 1 / 128
FIRST_LIMIT = 127
BIAS_LIMIT = 8000
SECOND_LIMIT = 16000
SKIP_LIMIT = 32767
SKIPS = 3
QUANTILES = 16
CATEGORIES = 8
HEADS = 3 + QUANTILES + CATEGORIES
TARGETS = 11
NUMBERS = TARGETS + 3
LEAD_UNIT = 8
MAGIC = 0x314E4B50
HEADER = "<IHHHHHHff"
HEADER_BYTES = 32
# The bots' weights of the networks (packages/bots/src/net/panel.ts), and how much the error of each alone counts.
LARGE_SHARE = 0.7
ALONE = 0.25
# A new optimizer has no gradient statistics, so the first steps are smaller.
WARM_UP = 500


def rounded(values, unit, limit):
    """Rounds to whole units within a limit; straight-through gradient."""
    whole = torch.clamp(torch.round(values / unit), -limit, limit) * unit
    return values + (whole - values).detach()


class Net(nn.Module):
    def __init__(self, rows, wide, narrow):
        super().__init__()
        self.rows, self.wide, self.narrow = rows, wide, narrow
        self.first = nn.Parameter(torch.randn(rows, wide) * 0.03)
        self.first_bias = nn.Parameter(torch.full((wide,), 0.25))
        self.skip = nn.Parameter(torch.zeros(rows, SKIPS))
        self.second = nn.Parameter(torch.randn(narrow, wide) * (1.4 / wide**0.5))
        self.second_bias = nn.Parameter(torch.zeros(narrow))
        self.heads = nn.Parameter(torch.randn(HEADS, narrow) * 0.3)
        self.head_bias = nn.Parameter(torch.zeros(HEADS))

    def forward(self, inputs):
        first = rounded(self.first, 1 / CEILING, FIRST_LIMIT)
        bias = rounded(self.first_bias, 1 / CEILING, BIAS_LIMIT)
        table = torch.cat([first, self.skip], 1)
        mask = torch.ones(self.rows, 1, device=table.device)
        mask[0] = 0
        table = table * mask
        if inputs.is_floating_point():
            sums = inputs @ table
        else:
            sums = functional.embedding_bag(inputs.int(), table, mode="sum", padding_idx=0)
        hidden = torch.clamp(sums[:, : self.wide] + bias, 0, 1)
        second = rounded(self.second, SECOND_UNIT, SECOND_LIMIT)
        narrow = torch.relu(hidden @ second.T + self.second_bias)
        out = narrow @ self.heads.T + self.head_bias
        return torch.cat([out[:, :SKIPS] + sums[:, self.wide :], out[:, SKIPS:]], 1)


def inputs_of(slots, rows):
    """On a GPU, the count of each row, for a matrix product; elsewhere the slots themselves."""
    if not slots.is_cuda:
        return slots
    hot = torch.zeros(slots.shape[0], rows, device=slots.device)
    return hot.scatter_add_(1, slots.long(), torch.ones(1, 1, device=slots.device).expand(slots.shape))


TAUS = (torch.arange(QUANTILES) + 0.5) / QUANTILES


def losses(out, numbers):
    """Squared error for points, quantile loss for the spread of final scores, log-odds for the winner."""
    target = numbers[:, :TARGETS]
    ended, rivals, lead = numbers[:, TARGETS:].unbind(1)
    score = ((out[:, 0] - target[:, 0]) ** 2).mean()
    share = rivals.mean() + 1e-6
    rival = (((out[:, 1] - target[:, 1]) ** 2) * rivals).mean()
    odds = (lead + out[:, 0] - out[:, 1]).detach() / LEAD_UNIT + out[:, 2]
    win = functional.binary_cross_entropy_with_logits(odds, target[:, 2].clamp(0, 1), weight=rivals)
    categories = ((out[:, 3 + QUANTILES :] - target[:, 3:]) ** 2).mean()
    rest = (ended - out[:, 0].detach())[:, None] - out[:, 3 : 3 + QUANTILES]
    taus = TAUS.to(out.device)
    spread = torch.maximum(taus * rest, (taus - 1) * rest).mean()
    total = score / 50 + rival / 50 + 2 * win + categories / 20 + spread / 20
    return total, torch.stack([score**0.5, (rival / share) ** 0.5, win / share, categories**0.5]).detach()


def whole(values, unit, limit, kind):
    """The same integers that `rounded` trains with."""
    cells = torch.round(values.detach().cpu().double() / unit).numpy()
    return numpy.clip(cells, -limit, limit).astype(kind)


def write_weights(net, encoding, path):
    first = whole(net.first, 1 / CEILING, FIRST_LIMIT, numpy.int8)
    skip = whole(net.skip, SKIP_UNIT, SKIP_LIMIT, numpy.int16)
    first[0] = 0
    skip[0] = 0
    header = struct.pack(
        HEADER, MAGIC, encoding, net.rows, net.wide, net.narrow, HEADS, SKIPS, SKIP_UNIT, SECOND_UNIT / CEILING
    )
    floats = [net.second_bias, net.heads, net.head_bias]
    with open(path + ".part", "wb") as file:
        file.write(header.ljust(HEADER_BYTES, b"\0"))
        for part in floats:
            file.write(part.detach().cpu().float().numpy().tobytes())
        file.write(whole(net.first_bias, 1 / CEILING, BIAS_LIMIT, numpy.int16).tobytes())
        file.write(whole(net.second, SECOND_UNIT, SECOND_LIMIT, numpy.int16).tobytes())
        file.write(skip.tobytes())
        file.write(first.tobytes())
    os.replace(path + ".part", path)


def read_weights(net, path):
    """Writing the net back gives the same bytes. Encodings only append rows, so an earlier one has fewer; the others start at 0."""
    raw = open(path, "rb").read()
    magic, _, rows, *shape = struct.unpack_from(HEADER, raw)[:7]
    if magic != MAGIC or rows > net.rows or shape != [net.wide, net.narrow, HEADS, SKIPS]:
        raise ValueError(f"{path} was made for another network.")
    at = HEADER_BYTES
    with torch.no_grad():
        for part, kind, unit in (
            (net.second_bias, numpy.float32, 1),
            (net.heads, numpy.float32, 1),
            (net.head_bias, numpy.float32, 1),
            (net.first_bias, numpy.int16, 1 / CEILING),
            (net.second, numpy.int16, SECOND_UNIT),
            (net.skip, numpy.int16, SKIP_UNIT),
            (net.first, numpy.int8, 1 / CEILING),
        ):
            if part.shape[0] == net.rows:
                part[rows:] = 0
                part = part[:rows]
            cells = numpy.frombuffer(raw, kind, part.numel(), at).astype(numpy.float32) * unit
            part.copy_(torch.from_numpy(cells.astype(numpy.float32)).view(part.shape))
            at += cells.size * numpy.dtype(kind).itemsize


class Memory:
    """The newest samples, in a ring buffer on the training device."""

    def __init__(self, size, slots, device):
        self.slots = torch.zeros(size, slots, dtype=torch.int16, device=device)
        self.numbers = torch.zeros(size, NUMBERS, device=device)
        self.size, self.at, self.filled, self.seen = size, 0, 0, 0
        self.bytes = slots * 2 + NUMBERS * 4

    def read(self, path):
        raw = numpy.fromfile(path, dtype=numpy.uint8).reshape(-1, self.bytes)
        split = self.bytes - NUMBERS * 4
        slots = torch.from_numpy(raw[:, :split].copy().view(numpy.int16))
        numbers = torch.from_numpy(raw[:, split:].copy().view(numpy.float32))
        count = len(raw)
        first = min(count, self.size - self.at)
        for start, end, to in ((0, first, self.at), (first, count, 0)):
            self.slots[to : to + end - start] = slots[start:end].to(self.slots.device)
            self.numbers[to : to + end - start] = numbers[start:end].to(self.numbers.device)
        self.at = (self.at + count) % self.size
        self.filled = min(self.size, self.filled + count)
        self.seen += count

    def draw(self, count):
        chosen = torch.randint(0, self.filled, (count,), device=self.slots.device)
        return self.slots[chosen], self.numbers[chosen]


class Learner:
    """A net with its optimizer, and a moving average of its weights, which is more stable and therefore used for play."""

    def __init__(self, rows, wide, narrow, rate, last_rate, device):
        self.net = Net(rows, wide, narrow).to(device)
        self.shown = Net(rows, wide, narrow).to(device)
        fused = device.type == "cuda"
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=rate, eps=1e-7, fused=fused)
        self.average = self.copied()
        self.rate, self.last_rate, self.steps = rate, last_rate, 0

    def copied(self):
        return {name: value.detach().clone() for name, value in self.net.state_dict().items()}

    def start_from(self, path):
        read_weights(self.net, path)
        self.average = self.copied()

    def resume(self, path, device, forget):
        saved = torch.load(path, map_location=device)
        self.net.load_state_dict(saved["net"])
        self.optimizer.load_state_dict(saved["optimizer"])
        self.average, self.steps = saved["average"], saved["steps"]
        for head in forget:
            for state in (self.net.state_dict(), self.average):
                state["heads"][head] = 0
                state["head_bias"][head] = 0
                state["skip"][:, head] = 0

    def step(self, share, slowness):
        rate = self.last_rate + (self.rate - self.last_rate) * 0.5 * (1 + math.cos(math.pi * share))
        for group in self.optimizer.param_groups:
            group["lr"] = rate * min(1, (self.steps + 1) / WARM_UP)
        self.optimizer.step()
        with torch.no_grad():
            self.net.first.clamp_(-FIRST_LIMIT / CEILING, FIRST_LIMIT / CEILING)
            keep = min(slowness, 1 - 1 / (self.steps / 10 + 2))
            newest = list(self.net.state_dict().values())
            torch._foreach_lerp_(list(self.average.values()), newest, 1 - keep)
        self.steps += 1

    def export(self, encoding, path):
        self.shown.load_state_dict(self.average)
        write_weights(self.shown, encoding, path)

    def save(self, path):
        state = {
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "average": self.average,
            "steps": self.steps,
        }
        torch.save(state, path + ".part")
        os.replace(path + ".part", path)


def learn(learners, slots, numbers, share, slowness):
    """One step of every learner. Two of them mostly learn the average that the bots use: what one gets wrong, the
    other may make up for. Returns the errors of the average."""
    inputs = inputs_of(slots, learners[0].net.rows)
    outs = [learner.net(inputs) for learner in learners]
    total, errors = losses(outs[0], numbers)
    if len(outs) > 1:
        large, small = outs
        alone = total + losses(small, numbers)[0]
        total, errors = losses(LARGE_SHARE * large + (1 - LARGE_SHARE) * small, numbers)
        total = total + ALONE * alone
    for learner in learners:
        learner.optimizer.zero_grad(set_to_none=True)
    total.backward()
    for learner in learners:
        learner.step(share, slowness)
    return errors


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("seconds", type=float)
    parser.add_argument("--rows", type=int, required=True)
    parser.add_argument("--slots", type=int, required=True)
    parser.add_argument("--encoding", type=int, required=True)
    parser.add_argument("--wide", type=int, default=256)
    parser.add_argument("--narrow", type=int, default=32)
    parser.add_argument("--resume", help="a checkpoint to continue from")
    parser.add_argument("--from", dest="origin", help="a weights file to start from")
    parser.add_argument("--forget", type=int, nargs="*", default=[], help="heads to reset before training")
    parser.add_argument("--small", action="store_true", help="train the small net from the same samples")
    parser.add_argument("--resume-small")
    parser.add_argument("--from-small")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--small-rate", type=float, default=3e-3)
    parser.add_argument("--memory", type=int, default=1_000_000)
    parser.add_argument("--wait", type=int, default=4096, help="samples before the first step")
    parser.add_argument("--reuse", type=float, default=8.0, help="how often each sample is learnt from")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between weights for self-play")
    parser.add_argument("--average", type=float, default=0.999, help="decay of the moving average of the weights")
    parser.add_argument("--threads", type=int, default=0)
    return parser.parse_args()


def main():
    options = read_options()
    if options.threads:
        torch.set_num_threads(options.threads)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    main = Learner(options.rows, options.wide, options.narrow, options.rate, options.last_rate, device)
    if options.resume:
        main.resume(options.resume, device, options.forget)
    elif options.origin:
        main.start_from(options.origin)
    learners = {"": main}
    if options.small:
        small = Learner(options.rows, 32, 16, options.small_rate, options.last_rate, device)
        if options.resume_small:
            small.resume(options.resume_small, device, [])
        elif options.from_small:
            small.start_from(options.from_small)
        learners["-small"] = small

    def place(name):
        return os.path.join(options.folder, name)

    def write_all():
        for name, learner in learners.items():
            learner.export(options.encoding, place(f"weights{name}.bin"))

    os.makedirs(options.folder, exist_ok=True)
    write_all()
    open(place("ready"), "w").close()
    memory = Memory(options.memory, options.slots, device)
    start = wrote = told = time.time()
    learnt = 0
    noted = torch.zeros(4, device=device)
    while time.time() - start < options.seconds:
        for path in sorted(glob.glob(place("*.samples"))):
            memory.read(path)
            os.remove(path)
        if learnt >= (memory.seen - options.wait) * options.reuse:
            time.sleep(0.02)
            continue
        share = min(1, (time.time() - start) / options.seconds)
        for _ in range(4):
            slots, numbers = memory.draw(options.batch)
            learnt += options.batch
            errors = learn(list(learners.values()), slots, numbers, share, options.average)
            noted = noted * 0.995 + errors * 0.005
        if time.time() - wrote > options.every:
            write_all()
            wrote = time.time()
        if time.time() - told > 20:
            told = time.time()
            shown = " ".join(f"{value:.3f}" for value in noted.tolist())
            print(
                f"  learnt {learnt} of {memory.seen} samples, {main.steps} steps, "
                f"off by (score, rival, odds, categories) {shown}",
                flush=True,
            )
            for name, learner in learners.items():
                learner.save(place(f"checkpoint{name}.pt"))
    write_all()
    for name, learner in learners.items():
        learner.save(place(f"checkpoint{name}.pt"))
    print(json.dumps({"steps": main.steps, "samples": memory.seen, "learnt": learnt}), flush=True)


if __name__ == "__main__":
    main()
