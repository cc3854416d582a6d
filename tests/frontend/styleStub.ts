/** Stands for a style sheet: each class is called by its own name. */
const classes = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

export { classes as default };
