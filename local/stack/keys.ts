/** Fixed keys of the local stack, part of its published contract. They are valid nowhere else. */
export const adminSecret = 'corridor-local-admin-secret';
export const simulatorKey = 'corridor-local';
