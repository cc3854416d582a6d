/** For the header element of Mantine's overlays: beside the portal's own it would be a second banner of the page. */
export const noLandmark = { role: 'presentation' } as const;
