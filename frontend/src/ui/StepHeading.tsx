import { useEffect, useRef } from 'react';

/** The heading of a step within a page, such as a review. It takes the focus when the step opens. */
export function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}
