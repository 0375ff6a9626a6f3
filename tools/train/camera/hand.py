"""Handwriting: digits as strokes with a writer's habits, or letters of fonts, and the marks that players draw."""
import functools
import math

from PIL import Image, ImageDraw, ImageFont


def arc(cx, cy, rx, ry, start, end, n=14):
    """Points of an ellipse, in degrees clockwise from the right."""
    return [
        (cx + rx * math.cos(math.radians(start + (end - start) * i / n)),
         cy + ry * math.sin(math.radians(start + (end - start) * i / n)))
        for i in range(n + 1)
    ]


def turned(points, degrees):
    """Around the middle of the box of a digit."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(0.3 + (x - 0.3) * c - (y - 0.5) * s, 0.5 + (x - 0.3) * s + (y - 0.5) * c) for x, y in points]


def zero(u, habit):
    start = u(-150, -30)
    way = -1 if habit < 0.8 else 1
    rx = u(0.15, 0.32)
    ring = turned(arc(0.3, 0.5, rx, 0.5, start, start + way * (360 + u(-25, 50)), 24), u(-6, 20))
    # Some close it with a hook inside, and a few strike it through.
    if habit > 0.93:
        return [ring, [(0.3 + rx * 0.8, 0.12), (0.3 - rx * 0.8, 0.88)]]
    return [ring + [(0.32, u(0.1, 0.3))]] if 0.35 < habit < 0.45 else [ring]


def one(u, habit):
    x = 0.35
    stem = [(x + u(-0.03, 0.08), 0), (x + u(-0.04, 0.04), 0.5), (x + u(-0.05, 0.02), 1)]
    if habit < 0.4:
        return [stem]
    # The longest flags begin at half height, but still rise.
    flag = [(x - u(0.1, 0.34), u(0.12, 0.3) if habit < 0.8 else u(0.25, 0.5))]
    strokes = [flag + stem] if habit < 0.9 else [flag + stem[:1], stem]
    if 0.6 < habit < 0.75 or habit > 0.96:
        strokes.append([(x - u(0.14, 0.28), 1), (x + u(0.12, 0.28), u(0.97, 1.03))])
    return strokes


def two(u, habit):
    top = arc(0.3, 0.27, u(0.2, 0.3), u(0.22, 0.28), -170 + u(-25, 40), 40, 12)
    if habit < 0.35:
        # A loop at the foot.
        r = u(0.04, 0.11)
        return [top + [(0.14, 0.86)] + arc(0.14, 0.9, r * 1.2, r, 60, 330, 8) + [(0.35, 0.92), (u(0.52, 0.68), u(0.92, 1.04))]]
    if habit < 0.55:
        # A wave instead of a straight foot.
        return [top + [(u(0.15, 0.3), 0.7), (0.02, u(0.94, 1)), (0.22, u(0.88, 0.95)), (0.42, 1), (u(0.55, 0.66), u(0.9, 1))]]
    if habit < 0.65:
        return [[(0.05, u(0, 0.12)), (0.52, u(0, 0.1)), (0.02, 0.98)], [(0.02, 0.98), (u(0.48, 0.64), u(0.94, 1.02))]]
    return [top + [(u(0, 0.08), 0.98)], [(u(0, 0.08), 0.98), (u(0.46, 0.66), u(0.92, 1.04))]]


def three(u, habit):
    mid = u(0.38, 0.53)
    belly = arc(0.26, (mid + 1) / 2, u(0.22, 0.34), (1 - mid) / 2, -80, u(110, 175), 12)
    if habit < 0.25:
        return [[(u(0, 0.1), u(-0.02, 0.06)), (u(0.44, 0.56), 0), (u(0.2, 0.3), mid - 0.04)] + arc(0.26, (mid + 1) / 2, 0.3, (1 - mid) / 2, -80, u(120, 165), 14)]
    top = arc(0.26, mid / 2, u(0.17, 0.28), mid / 2, u(-190, -120), 70, 12)
    if habit < 0.45:
        # A small loop at the waist.
        return [top + arc(0.2, mid, 0.06, 0.05, 40, 300, 6) + belly]
    return [top + [(u(0.12, 0.3), mid)] + belly]


def four(u, habit):
    bar = u(0.48, 0.74)
    right = u(0.5, 0.72)
    stem_x = u(0.36, 0.5)
    if habit < 0.22:
        # Closed, in one stroke.
        return [[(stem_x, u(0.9, 1)), (stem_x + u(-0.03, 0.05), 0), (0.02, bar), (right, bar + u(-0.05, 0.05))]]
    if habit < 0.38:
        # Closed, in two strokes.
        return [[(stem_x + u(-0.04, 0.06), u(0, 0.06)), (0.02, bar), (right, bar + u(-0.06, 0.06))], [(stem_x + u(-0.02, 0.04), u(0, 0.1)), (stem_x + u(-0.05, 0.02), 1)]]
    if habit < 0.55:
        # A bowl, like a U.
        bowl = [(u(0.02, 0.12), u(0, 0.1)), (0.03, bar - 0.18), (0.12, bar), (0.3, bar + 0.01), (stem_x, bar - u(0.02, 0.12))]
        return [bowl, [(stem_x + u(0, 0.08), u(0, 0.15)), (stem_x + u(-0.04, 0.04), 1)]]
    if habit < 0.65:
        # A flash: down, across, and down again without lifting the pen.
        return [[(u(0.1, 0.3), 0), (0.03, bar), (stem_x + 0.08, bar - u(0, 0.05)), (stem_x + 0.03, u(0.25, 0.45)), (stem_x - 0.02, 1)]]
    corner = [(u(0.06, 0.3), u(0, 0.08)), (u(0, 0.07), bar), (right, bar + u(-0.06, 0.06))]
    return [corner, [(stem_x + u(-0.02, 0.08), u(0.02, 0.45)), (stem_x + u(-0.06, 0.03), u(0.92, 1.05))]]


def five(u, habit):
    waist = u(0.34, 0.48)
    ry = (1 - waist) / 2 + 0.03
    belly = arc(u(0.2, 0.27), 1 - ry, u(0.22, 0.34), ry, u(-125, -95), u(110, 165), 14)
    left = u(0.04, 0.12)
    if habit < 0.45:
        # The flag is a stroke of its own, and not always attached.
        gap, lift = (0, 0) if habit < 0.25 else (u(0, 0.14), u(-0.1, 0.08))
        return [[(left, 0.02), (left - u(-0.01, 0.05), waist)] + belly, [(left + gap, 0.02 + lift), (u(0.42, 0.66), u(-0.06, 0.06) + lift)]]
    if habit < 0.6:
        # Rounded, like an S.
        return [[(u(0.44, 0.58), u(0, 0.1)), (0.25, u(-0.02, 0.04)), (left, 0.16), (left + 0.05, waist)] + belly]
    return [[(u(0.42, 0.6), u(-0.03, 0.06)), (left + 0.02, 0.02), (left - 0.02, waist)] + belly]


def pointed_six(u):
    """Down to the foot, right and up, and back through the stem: a loop without a round bottom, like a 4 at first sight."""
    left, high = u(0, 0.12), u(0.18, 0.46)
    right = left + u(0.18, 0.46)
    foot = 1 - u(-0.02, 0.12)
    loop = [
        (left, foot), (left + (right - left) * u(0.3, 0.6), foot - u(-0.02, 0.06)), (right, 1 - high * u(0.5, 0.8)),
        (left + (right - left) * u(0.5, 0.8), 1 - high), (left + u(0.02, 0.12), 1 - high * u(0.35, 0.7)),
    ]
    # The end stays inside, meets the stem, or runs out on its left.
    if u(0, 1) < 0.7:
        loop.append((left - u(-0.03, 0.16), 1 - u(-0.14, 0.25)))
    top = (left + u(-0.05, 0.3), u(-0.03, 0.05))
    return [turned([top, (left + (top[0] - left) * u(0.25, 0.6) - 0.01, 0.5)] + loop, u(-8, 8))]


def tailed_six(u):
    """The loop closes downwards, through the bottom, and leaves a tail."""
    ry, rx = u(0.13, 0.27), u(0.14, 0.27)
    left = u(0.02, 0.1)
    cx, cy = left + rx, 1 - ry
    top = (left + u(0, 0.32), 0)
    stem = [top, (left + (top[0] - left) * u(0.3, 0.6), 0.35), (left, cy)]
    loop = arc(cx, cy, rx, ry, 180, u(-110, -60), 12)
    at = left + rx * u(0.1, 0.9)
    end = (at + u(-0.14, 0.08), 1 + u(0.02, 0.32))
    k = 1 / max(1, end[1] - u(0, 0.15))
    points = stem + loop + [((loop[-1][0] + at) / 2, cy + u(-0.06, 0.06)), (at, 1 - u(-0.02, 0.08)), end]
    return [turned([(x, y * k) for x, y in points], u(-8, 8))]


def six(u, habit):
    if 0.3 < habit < 0.42:
        return pointed_six(u)
    if 0.42 < habit < 0.58:
        return tailed_six(u)
    # From a loop that is hardly one to a loop of two thirds of the height.
    ry = u(0.11, 0.2) if habit < 0.35 else u(0.2, 0.33)
    rx = ry * u(0.75, 1.35) if habit < 0.35 else u(0.2, 0.32)
    cx, cy = u(0.04, 0.1) + rx, 1 - ry
    top = (cx + u(-0.12, 0.28), u(-0.03, 0.05))
    left = cx - rx
    if habit % 0.1 < 0.04:
        # A straight stem.
        stem = [top, (left + (top[0] - left) * 0.45, cy * 0.5), (left, cy)]
    else:
        stem = [top, (left + (top[0] - left) * u(0.2, 0.5), cy * 0.38), (left - u(-0.04, 0.02), cy * 0.72), (left, cy)]
    # Around the loop: it stays open, meets the stem, or runs through it.
    turn = u(215, 290) if habit % 0.25 < 0.06 else u(300, 350) if habit % 0.25 < 0.15 else u(350, 430)
    return [turned(stem + arc(cx, cy, rx, ry, 180, 180 - turn, 18), u(-8, 8))]


def seven(u, habit):
    foot = u(0.08, 0.36)
    top = u(-0.02, 0.1)
    corner = (u(0.5, 0.62), u(-0.02, 0.08))
    bend = ((corner[0] + foot) / 2 + u(-0.1, 0.06), 0.5)
    stroke = [(u(-0.02, 0.08), top), corner, bend, (foot, 1)]
    if habit % 0.4 < 0.12:
        stroke.insert(0, (stroke[0][0], u(0.12, 0.22)))
    if habit > 0.92:
        # A wave at the top.
        stroke[1:1] = [(0.18, top - 0.04), (0.34, top + 0.06)]
    strokes = [stroke]
    if habit < 0.45:
        at = u(0.42, 0.6)
        strokes.append([(u(0.04, 0.18), at + u(-0.02, 0.06)), (u(0.42, 0.6), at + u(-0.06, 0.04))])
    return strokes


def eight(u, habit):
    mid = u(0.36, 0.54)
    upper, lower = u(0.15, 0.27), u(0.2, 0.32)
    if habit < 0.3:
        # Two rings.
        first = arc(0.3, mid / 2, upper, mid / 2, u(-140, -40), u(215, 310), 18)
        return [first, arc(0.3 + u(-0.04, 0.04), (mid + 1) / 2, lower, (1 - mid) / 2, u(-140, -50), u(215, 300), 18)]
    if habit < 0.5:
        # Down through the waist and back up.
        return [[(0.3, mid)] + arc(0.3, mid / 2, upper, mid / 2, 90, 90 + u(330, 360), 16) + arc(0.3, (mid + 1) / 2, lower, (1 - mid) / 2, -90, u(240, 280), 16)]
    # An S, closed by a straight line that may miss its beginning.
    return [
        arc(0.3, mid / 2, upper, mid / 2, u(-60, -20), -260, 14)
        + arc(0.3, (mid + 1) / 2, lower, (1 - mid) / 2, -90, 180, 14)
        + [(u(0.1, 0.22), 0.64), (0.42, u(0.3, 0.4)), (u(0.42, 0.56), u(0.02, 0.22))]
    ]


def nine(u, habit):
    ry = u(0.14, 0.22) if habit < 0.25 else u(0.22, 0.32)
    rx = u(0.16, 0.27)
    cx = 0.28
    # The loop stays open, closes, or runs over.
    around = u(280, 330) if habit % 0.2 < 0.05 else u(330, 390)
    start = u(-50, 0)
    loop = arc(cx, ry, rx, ry, start, start - around, 18)
    right = cx + rx
    kind = habit % 0.5
    if kind < 0.17:
        tail = [(right, ry + 0.05), (right - u(-0.02, 0.04), 1)]
    elif kind < 0.3:
        tail = [(right, ry), (right - 0.04, 0.55), (u(0.08, 0.35), 1)]
    elif kind < 0.42:
        tail = [(right, 0.4), (right - 0.02, 0.78)] + arc(right - 0.24, 0.8, 0.22, 0.2, 10, u(90, 170), 6)
    else:
        # The stem is a stroke of its own.
        return [loop, [(right + u(-0.02, 0.05), u(0, 0.15)), (right + u(-0.14, 0.03), 1)]]
    return [turned(loop + tail, u(-5, 8))]


DIGITS = (zero, one, two, three, four, five, six, seven, eight, nine)


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


@functools.lru_cache(4000)
def font_of(file, size):
    return ImageFont.truetype(file, size)


class Writer:
    """A writer with one pen, drawing on a layer of ink with `scale` pixels per millimetre."""

    def __init__(self, layer, scale, fonts, rnd):
        self.rnd, self.scale, self.layer = rnd, scale, layer
        self.draw = ImageDraw.Draw(layer)
        self.width = rnd.choice([rnd.uniform(0.22, 0.45), rnd.uniform(0.35, 0.9), rnd.uniform(0.8, 1.5)])
        self.slant = rnd.gauss(0.08, 0.18)
        self.tilt = rnd.gauss(0, 0.06)
        self.height = rnd.uniform(4.8, 10.5)
        self.wide = rnd.uniform(0.65, 1.35)
        self.gap = rnd.uniform(0.02, 0.24)
        self.shake = rnd.choice([0.01, 0.025, 0.045, 0.06])
        self.spill = rnd.uniform(0.3, 1.3)
        self.cross_style = rnd.random()
        # How each digit is made; habits have exceptions.
        self.habits = [rnd.random() for _ in DIGITS]
        # Pressure changes the width along a stroke, and a broad nib changes it by direction.
        self.pressure = rnd.choice([0, 0, rnd.uniform(0.1, 0.5)])
        self.nib = rnd.uniform(0.3, 0.7) if rnd.random() < 0.12 else 0
        self.ink = rnd.choice([255, 255, rnd.randint(190, 255)])
        self.font = None
        if rnd.random() < 0.55:
            self.font = rnd.choice(fonts)
            self.bold = rnd.choice([0, 0, 0, 0.06, 0.15, 0.3])
            self.even = rnd.random() < 0.5

    def stroke(self, points, width=None):
        """Draws a stroke, in millimetres."""
        rnd = self.rnd
        wide = (width or self.width * rnd.uniform(0.85, 1.15)) * self.scale
        pixels = [(x * self.scale, y * self.scale) for x, y in points]
        if not self.pressure and not self.nib:
            w = max(1, round(wide))
            self.draw.line(pixels, fill=self.ink, width=w, joint='curve')
            for x, y in (pixels[0], pixels[-1]):
                self.draw.ellipse((x - w / 2, y - w / 2, x + w / 2, y + w / 2), fill=self.ink)
            return
        phase, beat = rnd.uniform(0, 6), rnd.uniform(0.5, 2) * 3
        for i, ((x1, y1), (x2, y2)) in enumerate(zip(pixels, pixels[1:])):
            w = wide * (1 + self.pressure * math.sin(phase + beat * i / len(pixels)))
            if self.nib:
                w *= 1 - self.nib * abs(math.cos(math.atan2(y2 - y1, x2 - x1) + 0.8))
            w = max(1, w)
            self.draw.line((x1, y1, x2, y2), fill=self.ink, width=max(1, round(w)))
            for x, y in ((x1, y1), (x2, y2)):
                self.draw.ellipse((x - w / 2, y - w / 2, x + w / 2, y + w / 2), fill=self.ink)

    def shaky(self, points, size):
        """A hand drifts along a stroke, and trembles much less."""
        g, n, far = self.rnd.gauss, len(points), self.shake * size
        every = max(2, n / 3)
        drift = [(g(0, far), g(0, far)) for _ in range(int(n / every) + 2)]
        moved = []
        for i, (x, y) in enumerate(points):
            k, t = int(i / every), i / every % 1
            (ax, ay), (bx, by) = drift[k], drift[k + 1]
            moved.append((x + ax * (1 - t) + bx * t + g(0, far / 5), y + ay * (1 - t) + by * t + g(0, far / 5)))
        return smooth(moved)

    def strokes_of(self, d):
        """In a box 0.6 wide and 1 high."""
        rnd = self.rnd
        habit = self.habits[d] if rnd.random() < 0.8 else rnd.random()
        return DIGITS[d](rnd.uniform, habit)

    def number(self, text, cx, cy, most):
        """Draws a number around its centre, with a maximum width."""
        rnd = self.rnd
        height = self.height * rnd.uniform(0.85, 1.15)
        if self.font is not None:
            return self.typed(text, cx, cy, height, most)
        gap = height * self.gap * rnd.uniform(0.6, 1.4)
        width = [height * (0.6 if d != '1' else 0.42) * self.wide * rnd.uniform(0.88, 1.12) for d in text]
        total = sum(width) + gap * (len(text) - 1)
        shrink = min(1, most / total)
        x = cx - total * shrink / 2
        for d, w in zip(text, width):
            tilt = self.tilt + rnd.gauss(0, 0.05)
            high = height * shrink * rnd.uniform(0.9, 1.1)
            y0 = cy - high / 2 + rnd.gauss(0, 0.3)
            for points in self.strokes_of(int(d)):
                placed = []
                for px, py in points:
                    dx, dy = px / 0.6 * w * shrink + self.slant * (0.5 - py) * high, py * high
                    placed.append((x + dx - tilt * dy, y0 + dy + tilt * dx))
                self.stroke(self.shaky(placed, high))
            x += (w + gap) * shrink

    def typed(self, text, cx, cy, height, most):
        """Digit by digit, each turned, stretched and sheared a little differently."""
        rnd, s = self.rnd, self.scale
        probe = font_of(self.font, 100).getbbox('0123456789')
        size = max(8, int(100 * height * s / max(1, probe[3] - probe[1])))
        font = font_of(self.font, size)
        top, bottom = (size / 100 * probe[i] for i in (1, 3))
        bold = round(self.bold * s * rnd.uniform(0.7, 1.3))
        advances = [font.getlength('0') * 0.98 if self.even else font.getlength(d) * rnd.uniform(0.9, 1.15) for d in text]
        total = sum(advances)
        shrink = min(1, most * s / max(1, total))
        x = cx * s - total * shrink / 2
        for d, advance in zip(text, advances):
            box = font.getbbox(d)
            pad = 8 + bold
            glyph = Image.new('L', (max(2, int(box[2] - box[0])) + 2 * pad, int(bottom - top) + 2 * pad), 0)
            ImageDraw.Draw(glyph).text((pad - box[0], pad - top), d, fill=self.ink, font=font, stroke_width=bold)
            k = self.slant * 0.6 + rnd.gauss(0, 0.06)
            # Room for what shearing and turning move.
            room = int(glyph.height * 0.3)
            wide = Image.new('L', (glyph.width + 2 * room, glyph.height), 0)
            wide.paste(glyph, (room, 0))
            a = 1 / rnd.uniform(0.85, 1.18)
            mid = wide.width / 2
            wide = wide.transform(wide.size, Image.AFFINE, (a, k, mid - a * mid - k * wide.height / 2, 0, 1, 0), Image.BILINEAR)
            wide = wide.rotate(rnd.gauss(0, 4) - self.tilt * 57, Image.BILINEAR, expand=True)
            grow = shrink * rnd.uniform(0.9, 1.1)
            size_to = (max(4, int(wide.width * grow * rnd.uniform(0.9, 1.1))), max(4, int(wide.height * grow)))
            wide = wide.resize(size_to, Image.BILINEAR)
            mx = x + advance * shrink / 2 + rnd.gauss(0, 0.15) * s
            my = cy * s + rnd.gauss(0, 0.25) * s
            at = (int(mx - size_to[0] / 2), int(my - size_to[1] / 2))
            self.layer.paste(255, (at[0], at[1], at[0] + size_to[0], at[1] + size_to[1]), wide)
            x += advance * shrink

    def ring(self, cx, cy, rx, ry):
        start = self.rnd.uniform(0, 360)
        way = self.rnd.choice([1, -1])
        points = arc(cx, cy, rx, ry, start, start + way * (360 + self.rnd.uniform(-40, 90)), 16)
        lean = self.rnd.gauss(0, 0.12)
        points = [(x + lean * (y - cy), y) for x, y in points]
        self.stroke(self.shaky(points, (rx + ry) * 0.6))

    def scribble(self, x, y, w, h):
        n = self.rnd.randint(3, 9)
        points = [(x + w * i / n, y + (h if i % 2 else 0)) for i in range(n + 1)]
        self.stroke(self.shaky(points, h * 0.6))

    def crossed_out(self, cx, cy):
        """What makes a number unreadable: one or two strokes or a scribble over it."""
        rnd = self.rnd
        h = self.height * rnd.uniform(0.5, 0.9)
        w = h * rnd.uniform(0.6, 1.1)
        if rnd.random() < 0.5:
            self.scribble(cx - w / 2, cy - h / 2, w, h)
        else:
            for flip in (1, -1):
                self.stroke(self.shaky([(cx - flip * w / 2, cy - h / 2), (cx, cy), (cx + flip * w / 2, cy + h / 2)], h))

    def mark(self, x, y, w, h):
        """Crosses out a box in this writer's way."""
        rnd = self.rnd
        e = lambda: rnd.gauss(0, 0.5) * self.spill
        grow = rnd.uniform(-0.25, 0.15)
        x, y, w, h = x - w * grow, y - h * grow, w * (1 + 2 * grow), h * (1 + 2 * grow)
        style = self.cross_style if rnd.random() < 0.85 else rnd.random()
        rising = [(x + w + e(), y + e()), (x + w / 2, y + h / 2), (x + e(), y + h + e())]
        falling = [(x + e(), y + e()), (x + w / 2, y + h / 2), (x + w + e(), y + h + e())]
        if style < 0.55:
            self.stroke(self.shaky(falling, h))
            self.stroke(self.shaky(rising, h))
        elif style < 0.72:
            self.stroke(self.shaky(rising, h))
        elif style < 0.78:
            self.stroke(self.shaky(falling, h))
        elif style < 0.9:
            self.scribble(x + w * 0.1, y + h * 0.15, w * 0.8, h * 0.7)
        elif style < 0.97:
            tall = rnd.uniform(0, 0.3) * h
            self.stroke(self.shaky([(x + w * 0.1 + e(), y + h * 0.5 + e()), (x + w * 0.4, y + h), (x + w + e(), y - tall + e())], h))
        else:
            # Filled.
            for i in range(5):
                at = y + h * (0.15 + 0.17 * i)
                self.stroke([(x + w * 0.12, at + e() / 4), (x + w * 0.88, at + e() / 4)])
