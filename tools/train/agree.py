"""How often the integer network chooses the same turn as in floating point, both with the rounded weights that it was
trained with and with the unrounded ones.

    python3 tools/train/agree.py CHECKPOINT DECISIONS [--golden FILE]

With --golden, writes some positions and the network's predictions for them, for the tests.
"""

import argparse
import json
import struct

import numpy
import torch

import train

TURN_HEAD = 8


def decisions(path, slots):
    raw = open(path, "rb").read()
    at = 0
    size = slots * 2 + 4
    while at < len(raw):
        count, chosen = struct.unpack_from("<II", raw, at)
        at += TURN_HEAD
        turns = numpy.frombuffer(raw, numpy.uint8, count * size, at).reshape(count, size)
        at += count * size
        rows = turns[:, : slots * 2].copy().view(numpy.uint16).astype(numpy.int64)
        points = turns[:, slots * 2 :].copy().view(numpy.float32)[:, 0]
        yield chosen, torch.from_numpy(rows), torch.from_numpy(points)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint")
    parser.add_argument("decisions")
    parser.add_argument("--golden")
    parser.add_argument("--slots", type=int, default=296)
    options = parser.parse_args()
    saved = torch.load(options.checkpoint, map_location="cpu")["average"]
    rows, wide = saved["first"].shape
    net = train.Net(rows, wide, saved["second"].shape[0])
    net.load_state_dict(saved)
    rounding = train.rounded
    total = 0
    same, lost = {"rounded": 0, "unrounded": 0}, {"rounded": 0.0, "unrounded": 0.0}
    golden = []
    with torch.no_grad():
        for chosen, turns, points in decisions(options.decisions, options.slots):
            total += 1
            for name in same:
                train.rounded = rounding if name == "rounded" else (lambda values, unit, limit: values)
                out = net(turns)
                values = points + out[:, 0]
                best = int(values.argmax())
                same[name] += best == chosen
                lost[name] += float(values[best] - values[chosen])
            train.rounded = rounding
            out = net(turns)
            if total % 40 == 1 and len(golden) < 8:
                active = " ".join(f"{slot}:{row}" for slot, row in enumerate(turns[chosen].tolist()) if row != 0)
                golden.append({"slots": active, "heads": [round(v, 3) for v in out[chosen].tolist()]})
    for name in same:
        print(f"{total} decisions, {name}: {same[name] / total:.4f} the same turn, {lost[name] / total:.4f} points lost")
    if options.golden:
        with open(options.golden, "w") as file:
            file.write("[\n" + ",\n".join("  " + json.dumps(one) for one in golden) + "\n]\n")


main()
