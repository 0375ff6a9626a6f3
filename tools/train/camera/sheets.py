"""python sheets.py BLANKS FONTS OUT COUNT SEED: filled-in sheets, cut into the windows that the networks see."""
import glob
import json
import random
import sys

import numpy as np
from PIL import Image, ImageFilter

from hand import Writer

NUMBER, MARK = (32, 40), (24, 24)
QUESTIONS = {'door': 1, 'pool': 2, 'fence': 3}
EMPTY, WRITTEN, ROUNDABOUT = 0, 1, 2
# A digit that nobody can read.
ANY = 10
# So many hands fill in a sheet: a network sees one cell at a time, and more hands are better than tidy sheets.
HANDS = 8


def fill(writers, cells, rnd):
    """Fills in the cells and returns their contents: (kind, tens, ones) for numbers, 0 or 1 for marks."""
    answers = []
    share = rnd.choice([0.3, 0.6, 0.9])
    summed = rnd.random() < 0.6
    for cell in cells:
        kind, box = cell['kind'], cell['box']
        x, y, w, h = box['x'], box['y'], box['width'], box['height']
        g = rnd.gauss
        writer = rnd.choice(writers)
        if kind in ('house', 'plan', 'sum'):
            value = None
            if kind == 'house' and rnd.random() < 0.06:
                big = rnd.uniform(4.4, 6.4)
                writer.ring(x + w / 2 + g(0, 0.6), y + h * 0.55 + g(0, 0.8), big, big * rnd.uniform(0.85, 1.2))
                if rnd.random() < 0.5:
                    inner = rnd.uniform(1, 2.6)
                    writer.ring(x + w / 2 + g(0, 0.6), y + h * 0.55 + g(0, 0.8), inner, inner)
                answers.append((ROUNDABOUT, 0, 0))
                continue
            if rnd.random() < (share if kind != 'sum' else 0.8 * summed):
                value = rnd.randint(0, 17) if kind == 'house' else rnd.randint(0, 15) if kind == 'plan' else rnd.choice([rnd.randint(0, 9), rnd.randint(10, 79)])
            # What small loops make alike is written more often.
            if value is not None and rnd.random() < 0.2:
                value = rnd.choice([4, 6, 14, 16])
            if value is None:
                answers.append((EMPTY, 0, 0))
                continue
            if kind == 'house':
                cx, cy = x + w * rnd.choice([0.36, 0.42, 0.5]), y + h * rnd.uniform(0.3, 0.58)
            else:
                cx, cy = x + w * (0.62 if kind == 'plan' else 0.5), y + h / 2
            # Some leave the cell.
            off = 1.3 if rnd.random() < 0.08 else 0.5
            cx, cy = cx + g(0, off), cy + g(0, off)
            writer.number(str(value), cx, cy, {'house': 10.5, 'plan': 12, 'sum': 9.5}[kind])
            if rnd.random() < 0.03:
                writer.crossed_out(cx, cy)
                answers.append((WRITTEN, ANY, ANY))
            else:
                answers.append((WRITTEN, value // 10, value % 10))
            continue
        marked = rnd.random() < {'door': 0.2, 'fence': 0.35, 'pool': 0.45}.get(kind, 0.5)
        answers.append(int(marked))
        if not marked:
            continue
        if kind == 'door':
            if rnd.random() < 0.85:
                writer.ring(x + w / 2 + g(0, 0.35), y + h / 2 + g(0, 0.35), rnd.uniform(1.9, 3.3), rnd.uniform(1.7, 3.1))
            else:
                writer.mark(x, y, w, h)
        elif kind == 'pool':
            if rnd.random() < 0.8:
                writer.ring(x + w / 2 + g(0, 0.5), y + h / 2 + g(0, 0.4), rnd.uniform(4, 6.8), rnd.uniform(2.2, 4))
            else:
                writer.mark(x, y, w, h)
        elif kind == 'fence':
            lean = g(0, 0.5)
            top, end = y + rnd.uniform(-2, 5), y + h + rnd.uniform(-4, 2)
            at = x + g(0, 0.4)
            for _ in range(2 if rnd.random() < 0.2 else 1):
                at += g(0, 0.25)
                writer.stroke(writer.shaky([(at - lean, top), (at + g(0, 0.2), (top + end) / 2), (at + lean, end)], 5))
        else:
            writer.mark(x, y, w, h)
    return answers


def stray(writer, rnd):
    for _ in range(rnd.choice([0, 0, 2, 8])):
        x, y = rnd.uniform(0, 259), rnd.uniform(10, 180)
        writer.stroke([(x, y), (x + rnd.gauss(0, 2), y + rnd.gauss(0, 2))])


def cut(image, scale, window, size, rnd):
    """Cuts out a window with a small random offset and distortion."""
    g = rnd.gauss
    dx, dy, k = g(0, 0.35), g(0, 0.35), 1 + g(0, 0.02)
    x, y = window['x'] + dx, window['y'] + dy
    w, h = window['width'] * k, window['height'] * (k + g(0, 0.015))
    quad = []
    for px, py in ((x, y), (x, y + h), (x + w, y + h), (x + w, y)):
        quad += [(px + g(0, 0.1)) * scale, (py + g(0, 0.1)) * scale]
    patch = image.transform((size[0] * 2, size[1] * 2), Image.QUAD, quad, Image.BILINEAR).reduce(2)
    # Light and contrast vary.
    data = np.asarray(patch, np.float32) * rnd.uniform(0.9, 1.08) + rnd.uniform(-6, 6)
    return np.clip(data, 0, 255).astype(np.uint8)


def sheet(blank, scale, cells, fonts, rnd):
    margin = 6
    size = (int((259 + 2 * margin) * scale), int((190 + 2 * margin) * scale))
    layer = Image.new('L', size, 0)
    shifted = [{**c, **{p: {**c[p], 'x': c[p]['x'] + margin, 'y': c[p]['y'] + margin} for p in ('box', 'window')}} for c in cells]
    writers = [Writer(layer, scale, fonts, rnd) for _ in range(HANDS)]
    answers = fill(writers, shifted, rnd)
    stray(writers[0], rnd)
    # The darkness of the pen; pencils leave gaps.
    dark = rnd.choice([rnd.uniform(20, 90), rnd.uniform(60, 130), rnd.uniform(110, 165)])
    if rnd.random() < 0.35:
        grain = np.random.default_rng(rnd.randrange(1 << 30)).integers(150, 256, (size[1] // 2, size[0] // 2), np.uint8)
        layer = Image.composite(Image.fromarray(grain).resize(size), Image.new('L', size, 0), layer)
    paper = Image.new('L', size, 255)
    paper.paste(blank, (int(margin * scale), int(margin * scale)))
    print_black = rnd.uniform(0, 70)
    paper = paper.point([int(print_black + v * (255 - print_black) / 255) for v in range(256)])
    page = Image.composite(Image.new('L', size, int(dark)), paper, layer)
    # The effects of a photo.
    photo = rnd.uniform(2.8, 6.5)
    small = (int(size[0] * photo / scale), int(size[1] * photo / scale))
    page = page.resize(small, Image.BILINEAR, reducing_gap=2)
    page = page.filter(ImageFilter.GaussianBlur(rnd.choice([0, 0.5, 0.9, 1.4, 2.0]) * photo / 5))
    if rnd.random() < 0.2:
        page = page.filter(ImageFilter.BoxBlur((rnd.uniform(0, 1.5), rnd.uniform(0, 1.5))))
    noise = np.random.default_rng(rnd.randrange(1 << 30)).standard_normal(small[::-1], np.float32) * rnd.choice([1, 4, 9, 14])
    if rnd.random() < 0.3:
        page = page.filter(ImageFilter.UnsharpMask(1.2, 90, 0))
    page = Image.fromarray(np.clip(np.asarray(page, np.float32) + noise, 0, 255).astype(np.uint8))
    numbers, marks = [], []
    for cell, answer in zip(shifted, answers):
        if cell['kind'] in ('house', 'plan', 'sum'):
            numbers.append((cut(page, photo, cell['window'], NUMBER, rnd), answer))
        else:
            marks.append((cut(page, photo, cell['window'], MARK, rnd), (QUESTIONS.get(cell['kind'], 0), answer)))
    return numbers, marks


def main():
    blanks, fonts, out, count, seed = sys.argv[1], sorted(glob.glob(sys.argv[2] + '/*')), sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
    rnd = random.Random(seed)
    layouts = []
    scale = 8
    for file in sorted(glob.glob(blanks + '/*.json')):
        cells = json.load(open(file))['cells']
        for png in sorted(glob.glob(file[:-5] + '-*.png')):
            layouts.append((cells, Image.open(png).convert('L').resize((259 * scale, 190 * scale), Image.LANCZOS)))
    numbers, marks = [], []
    for _ in range(count):
        cells, blank = rnd.choice(layouts)
        some, others = sheet(blank, scale, cells, fonts, rnd)
        numbers += some
        marks += rnd.sample(others, 90)
    np.savez(out, numbers=np.stack([p for p, _ in numbers]), number_is=np.array([a for _, a in numbers], np.int64),
             marks=np.stack([p for p, _ in marks]), mark_is=np.array([a for _, a in marks], np.int64))


main()
