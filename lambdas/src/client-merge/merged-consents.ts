/** What somebody agreed to, by kind, with the moments (ISO UTC). */
export type DatedConsents = Readonly<
	Record<string, { readonly version: string; readonly at: string; readonly withdrawnAt?: string }>
>;

const saidAt = ({ at, withdrawnAt }: DatedConsents[string]): string => withdrawnAt ?? at;

/** Of each consent what the client said last, whichever record they said it in. */
export function mergedConsents(one: DatedConsents, other: DatedConsents): DatedConsents {
	const all = [...Object.entries(one), ...Object.entries(other)];
	return Object.fromEntries(all.sort(([, a], [, b]) => saidAt(a).localeCompare(saidAt(b))));
}
