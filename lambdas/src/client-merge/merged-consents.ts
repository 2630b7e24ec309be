/** Consents by kind, with their moments (ISO UTC). */
export type DatedConsents = Readonly<
	Record<string, { readonly version: string; readonly at: string; readonly withdrawnAt?: string }>
>;

const saidAt = ({ at, withdrawnAt }: DatedConsents[string]): string => withdrawnAt ?? at;

/** The client's latest statement on each consent, from either record. */
export function mergedConsents(one: DatedConsents, other: DatedConsents): DatedConsents {
	const all = [...Object.entries(one), ...Object.entries(other)];
	return Object.fromEntries(all.sort(([, a], [, b]) => saidAt(a).localeCompare(saidAt(b))));
}
