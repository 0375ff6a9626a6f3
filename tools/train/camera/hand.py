"""Handwriting: digits as strokes with a writer's habits, or letters of fonts, and the marks that players draw."""
import math
import random

from PIL import Image, ImageDraw, ImageFont


def arc(cx, cy, rx, ry, start, end, n=14):
    """Points of an ellipse, in degrees clockwise from the right."""
    return [
        (cx + rx * math.cos(math.radians(start + (end - start) * i / n)),
         cy + ry * math.sin(math.radians(start + (end - start) * i / n)))
        for i in range(n + 1)
    ]


def digit(d, rnd):
    """Strokes in a box 0.6 wide and 1 high."""
    u = rnd.uniform
    if d == 0:
        start = u(-130, -50)
        return [arc(0.3, 0.5, u(0.2, 0.3), 0.5, start, start - (360 + u(-15, 35)), 24)]
    if d == 1:
        x = 0.35
        stem = [(x + u(-0.03, 0.05), 0), (x, 1)]
        kind = rnd.random()
        if kind < 0.45:
            return [stem]
        flag = [(x - u(0.12, 0.32), u(0.12, 0.38))] + stem
        return [flag] if kind < 0.85 else [flag, [(0.12, 1), (0.58, 1)]]
    if d == 2:
        top = arc(0.3, 0.27, u(0.22, 0.3), 0.27, -170 + u(-10, 20), 40, 12)
        if rnd.random() < 0.3:
            return [top + [(0.12, 0.86)] + arc(0.13, 0.9, 0.08, 0.08, 60, 330, 8) + [(0.35, 0.93), (0.6, 0.98)]]
        return [top + [(0.02, 0.98), (u(0.5, 0.64), u(0.94, 1.02))]]
    if d == 3:
        if rnd.random() < 0.25:
            return [[(0.05, 0), (0.52, 0), (0.26, 0.4)] + arc(0.26, 0.7, 0.28, 0.3, -80, 150, 14)]
        mid = u(0.42, 0.5)
        return [arc(0.26, mid / 2, u(0.2, 0.28), mid / 2, -150, 75, 12) + arc(0.26, (mid + 1) / 2, u(0.25, 0.32), (1 - mid) / 2, -80, 145, 12)]
    if d == 4:
        if rnd.random() < 0.35:
            return [[(0.45, 1), (0.45, 0), (0.02, u(0.58, 0.7)), (0.62, u(0.58, 0.7))]]
        bar = u(0.5, 0.68)
        return [[(u(0.08, 0.25), 0), (0.03, bar), (u(0.55, 0.65), bar + u(-0.05, 0.05))], [(u(0.38, 0.48), u(0.05, 0.4)), (u(0.36, 0.46), 1)]]
    if d == 5:
        belly = arc(0.25, 0.68, u(0.25, 0.32), 0.32, -105, 140, 14)
        if rnd.random() < 0.5:
            return [[(0.08, 0.02), (0.05, 0.42)] + belly, [(0.08, 0.02), (u(0.45, 0.6), u(-0.03, 0.05))]]
        return [[(u(0.45, 0.58), 0.02), (0.1, 0.02), (0.06, 0.42)] + belly]
    if d == 6:
        return [[(u(0.35, 0.5), 0), (0.15, 0.3), (0.04, 0.6)] + arc(0.29, 0.73, u(0.23, 0.29), 0.27, 180, 180 - (350 + u(-20, 30)), 18)]
    if d == 7:
        foot = u(0.12, 0.34)
        strokes = [[(0.02, u(0, 0.08)), (0.58, u(0, 0.05)), ((0.58 + foot) / 2 - u(-0.02, 0.06), 0.5), (foot, 1)]]
        if rnd.random() < 0.25:
            strokes[0].insert(0, (0.02, 0.16))
        if rnd.random() < 0.4:
            strokes.append([(0.12, 0.52), (0.52, u(0.46, 0.54))])
        return strokes
    if d == 8:
        mid = u(0.42, 0.5)
        if rnd.random() < 0.35:
            return [arc(0.3, mid / 2, u(0.18, 0.25), mid / 2, -90, 290, 18), arc(0.3, (mid + 1) / 2, u(0.24, 0.3), (1 - mid) / 2, -90, 280, 18)]
        return [
            arc(0.3, mid / 2, u(0.2, 0.26), mid / 2, -40, -260, 14)
            + arc(0.3, (mid + 1) / 2, u(0.24, 0.3), (1 - mid) / 2, -90, 180, 14)
            + [(0.2, 0.6), (0.42, 0.36), (u(0.46, 0.54), u(0.1, 0.2))]
        ]
    loop = arc(0.28, 0.27, u(0.2, 0.27), 0.27, -20, -20 - (340 + u(-10, 30)), 18)
    tail = [(0.52, 0.3), (u(0.4, 0.52), 1)] if rnd.random() < 0.6 else [(0.54, 0.4), (0.5, 0.8)] + arc(0.28, 0.8, 0.2, 0.2, 20, 140, 6)
    return [loop + tail]


def smooth(points, steps=5):
    """A Catmull–Rom spline, which keeps straight strokes straight."""
    if len(points) < 3:
        return points
    ends = [points[0]] + list(points) + [points[-1]]
    out = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            out.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                for p, q, r, s in zip(a, b, c, d)))
    return out + [points[-1]]


class Writer:
    """A writer with one pen, drawing on a layer of ink with `scale` pixels per millimetre."""

    def __init__(self, layer, scale, fonts, rnd):
        self.rnd, self.scale, self.layer = rnd, scale, layer
        self.draw = ImageDraw.Draw(layer)
        self.width = rnd.choice([rnd.uniform(0.25, 0.5), rnd.uniform(0.4, 0.9), rnd.uniform(0.8, 1.4)])
        self.slant = rnd.gauss(0.08, 0.16)
        self.tilt = rnd.gauss(0, 0.06)
        self.height = rnd.uniform(5, 10)
        self.wide = rnd.uniform(0.75, 1.3)
        self.shake = rnd.choice([0.012, 0.025, 0.045])
        self.spill = rnd.uniform(0.3, 1.2)
        self.cross_style = rnd.random()
        self.font = None
        if rnd.random() < 0.5:
            size = int(self.height * scale * rnd.uniform(1.1, 1.5))
            self.font = ImageFont.truetype(rnd.choice(fonts), size)

    def stroke(self, points, width=None):
        """Draws a stroke, in millimetres."""
        w = max(1, round((width or self.width * self.rnd.uniform(0.85, 1.15)) * self.scale))
        pixels = [(x * self.scale, y * self.scale) for x, y in points]
        self.draw.line(pixels, fill=255, width=w, joint='curve')
        for x, y in (pixels[0], pixels[-1]):
            self.draw.ellipse((x - w / 2, y - w / 2, x + w / 2, y + w / 2), fill=255)

    def shaky(self, points, size):
        g = self.rnd.gauss
        return smooth([(x + g(0, self.shake * size), y + g(0, self.shake * size)) for x, y in points])

    def number(self, text, cx, cy, most):
        """Draws a number around its centre, with a maximum width."""
        rnd = self.rnd
        height = self.height * rnd.uniform(0.85, 1.15)
        if self.font is not None:
            return self.typed(text, cx, cy, most)
        gap = height * rnd.uniform(0.08, 0.2)
        width = [height * (0.6 if d != '1' else 0.42) * self.wide * rnd.uniform(0.9, 1.1) for d in text]
        total = sum(width) + gap * (len(text) - 1)
        shrink = min(1, most / total)
        x = cx - total * shrink / 2
        for d, w in zip(text, width):
            tilt = self.tilt + rnd.gauss(0, 0.05)
            high = height * shrink * rnd.uniform(0.92, 1.08)
            y0 = cy - high / 2 + rnd.gauss(0, 0.25)
            for points in digit(int(d), rnd):
                placed = []
                for px, py in points:
                    dx, dy = px / 0.6 * w * shrink + self.slant * (0.5 - py) * high, py * high
                    placed.append((x + dx - tilt * dy, y0 + dy + tilt * dx))
                self.stroke(self.shaky(placed, high))
            x += (w + gap) * shrink

    def typed(self, text, cx, cy, most):
        rnd, s = self.rnd, self.scale
        box = self.font.getbbox(text)
        pad = 12
        glyphs = Image.new('L', (box[2] - box[0] + 2 * pad + 40, box[3] - box[1] + 2 * pad), 0)
        draw = ImageDraw.Draw(glyphs)
        x = pad
        bold = rnd.choice([0, 0, 1, 2])
        for d in text:
            draw.text((x - box[0], pad - box[1] + rnd.gauss(0, 2)), d, fill=255, font=self.font, stroke_width=bold)
            x += self.font.getlength(d) * rnd.uniform(0.92, 1.12)
        glyphs = glyphs.crop((0, 0, int(x + pad), glyphs.height))
        k = self.slant * 0.6 + rnd.gauss(0, 0.05)
        glyphs = glyphs.transform(glyphs.size, Image.AFFINE, (1, k, -k * glyphs.height / 2, 0, 1, 0), Image.BILINEAR)
        glyphs = glyphs.rotate(rnd.gauss(0, 4) - self.tilt * 57, Image.BILINEAR, expand=True)
        wide, high = glyphs.width / s - 2 * pad / s, glyphs.height / s
        shrink = min(1, most / max(wide, 0.1), 13 / high) * rnd.uniform(0.85, 1.05)
        size = (max(4, int(glyphs.width * shrink * rnd.uniform(0.85, 1.15))), max(4, int(glyphs.height * shrink)))
        glyphs = glyphs.resize(size, Image.BILINEAR)
        at = (int(cx * s - size[0] / 2), int(cy * s - size[1] / 2))
        self.layer.paste(255, (at[0], at[1], at[0] + size[0], at[1] + size[1]), glyphs)

    def ring(self, cx, cy, rx, ry):
        start = self.rnd.uniform(0, 360)
        way = self.rnd.choice([1, -1])
        points = arc(cx, cy, rx, ry, start, start + way * (360 + self.rnd.uniform(-25, 70)), 16)
        self.stroke(self.shaky(points, (rx + ry) * 0.6))

    def scribble(self, x, y, w, h):
        n = self.rnd.randint(3, 7)
        points = [(x + w * i / n, y + (h if i % 2 else 0)) for i in range(n + 1)]
        self.stroke(self.shaky(points, h * 0.6))

    def mark(self, x, y, w, h):
        """Crosses out a box in this writer's way."""
        rnd = self.rnd
        e = lambda: rnd.gauss(0, 0.5) * self.spill
        grow = rnd.uniform(-0.2, 0.12)
        x, y, w, h = x - w * grow, y - h * grow, w * (1 + 2 * grow), h * (1 + 2 * grow)
        if self.cross_style < 0.6:
            self.stroke(self.shaky([(x + e(), y + e()), (x + w / 2, y + h / 2), (x + w + e(), y + h + e())], h))
            self.stroke(self.shaky([(x + w + e(), y + e()), (x + w / 2, y + h / 2), (x + e(), y + h + e())], h))
        elif self.cross_style < 0.8:
            self.stroke(self.shaky([(x + w + e(), y + e()), (x + w / 2, y + h / 2), (x + e(), y + h + e())], h))
        elif self.cross_style < 0.92:
            self.scribble(x + w * 0.1, y + h * 0.15, w * 0.8, h * 0.7)
        else:
            self.stroke(self.shaky([(x + w * 0.1 + e(), y + h * 0.5 + e()), (x + w * 0.4, y + h), (x + w + e(), y + e())], h))
