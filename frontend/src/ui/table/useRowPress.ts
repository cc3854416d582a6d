import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests on a row to select it, in ms, and how far it may move meanwhile, in pixels. */
const press = { ms: 500, slack: 10 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Handlers for a row that a finger selects: by a long press, and once the user is selecting, by a tap.
 * @param isTapped whether a tap selects the row, instead of opening it; a long press makes it so
 * @param onPress selects the row; undefined where rows cannot be selected
 */
export function useRowPress(isTapped: boolean, onPress: (() => void) | undefined) {
  const timer = useRef<number>(undefined);
  const start = useRef<Point>({ x: 0, y: 0 });
  const isPressed = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  if (!onPress) return {};
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      isPressed.current = false;
      if (pointerType !== 'touch' || isTapped) return;
      start.current = { x, y };
      timer.current = window.setTimeout(() => {
        isPressed.current = true;
        onPress();
      }, press.ms);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > press.slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The menu that a long press on a link opens.
    onContextMenu: (event: MouseEvent) => {
      if (isPressed.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      const isOwnControl = event.target instanceof Element && event.target.closest('label');
      if (isOwnControl || !isTapped) return;
      event.preventDefault();
      event.stopPropagation();
      // The click that ends a long press.
      if (!isPressed.current) onPress();
      isPressed.current = false;
    },
  };
}
