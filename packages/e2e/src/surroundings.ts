/** The screen sizes and themes of all visual tests. */

export const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true },
  'phone-lying': { viewport: { width: 640, height: 360 }, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
  large: { viewport: { width: 2560, height: 1440 }, hasTouch: false },
} as const;

export type Size = keyof typeof SIZES;

export const THEMES = { light: 'light', evening: 'dark' } as const;

export type Theme = keyof typeof THEMES;

/** For `test.use`. */
export function surroundings(size: Size, theme: Theme = 'light') {
  return { ...SIZES[size], colorScheme: THEMES[theme] };
}
