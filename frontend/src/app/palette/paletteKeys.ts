const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the palette, as labelled on this keyboard. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K';
