"""python agree.py WEIGHTS GOLDEN: writes the outputs of PyTorch with the client's weights, for the client's test."""
import json
import sys

import numpy as np
import torch
import torch.nn.functional as F

SHAPES = {'numbers': (32, 40, ((8, 12), (24, 24), (48, 48)), 48, 23), 'marks': (24, 24, ((8, 8), (16, 16), (24, 24)), 32, 4)}


def main():
    data, at, golden = open(sys.argv[1], 'rb').read(), 0, {}

    def layer(inputs, outputs):
        nonlocal at
        scales, biases = np.frombuffer(data, '<f4', 2 * outputs, at).reshape(2, outputs)
        weights = np.frombuffer(data, 'i1', inputs * outputs, at + 8 * outputs).reshape(outputs, inputs)
        at += (8 * outputs + inputs * outputs + 3) // 4 * 4
        return torch.tensor(weights * scales[:, None], dtype=torch.float32), torch.tensor(biases)

    for name, (width, height, stages, hidden, outputs) in [item for item in SHAPES.items() for _ in range(2)]:
        x = torch.tensor([(i * 7919 % 97) / 97 for i in range(width * height)]).reshape(1, 1, height, width)
        before = 1
        for stage in stages:
            for after in stage:
                weights, biases = layer(before * 9, after)
                x = F.relu(F.conv2d(x, weights.reshape(after, before, 3, 3), biases, padding=1))
                before = after
            x = F.max_pool2d(x, 2)
        x = F.relu(F.linear(x.flatten(1), *layer(x.numel(), hidden)))
        golden.setdefault(name, []).append([round(value, 4) for value in F.linear(x, *layer(hidden, outputs))[0].tolist()])
    json.dump(golden, open(sys.argv[2], 'w'))


main()
