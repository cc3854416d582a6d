/** The name of each payment type. */
export const paymentTypeLabels: Readonly<Record<string, string>> = { regular: 'Regular', priority: 'Priority' };

/** The name of each charge type. */
export const chargeTypeLabels: Readonly<Record<string, string>> = { shared: 'Shared', ours: 'Ours' };
