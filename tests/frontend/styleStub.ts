/** Replaces a CSS module: each class has its own name. */
const classes = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

export { classes as default };
