/** Kinds of toasts (specification section 8). */
export type ToastKind = 'info' | 'danger' | 'success' | 'gray' | 'primary' | 'warning';
