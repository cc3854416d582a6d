/** Fixed keys of the local stack, part of its published contract. They are valid on loopback alone. */
export const loopbackAdminSecret = 'corridor-local-admin-secret';
export const simulatorKey = 'corridor-local';
