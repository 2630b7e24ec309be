import { serverNow } from '@tulia/platform';
import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { readMemoryDraft, writeMemoryDraft } from './memory-drafts.ts';

type Words = Readonly<Record<string, unknown>>;

/** A form that staff began and did not send, as this tab keeps it. */
export interface FormDraft {
	/** Whose it is: what one person typed is never shown to the next one at the same screen. */
	readonly userId: string;
	/** `null` where a field was emptied. */
	readonly values: Words;
	/** The `Idempotency-Key` it is sent under: after a reload, too, it does its work once. */
	readonly key?: string | undefined;
	/** The version of the record it was typed over. */
	readonly version?: number | undefined;
	/** When it was changed last, ISO 8601. */
	readonly at: string;
}

/** What is kept of a form. A field in neither list is not. */
export interface DraftRule {
	/** The name it is kept under, with the id of the record: `faq:01J…`. */
	readonly name: string;
	/** What lies in the storage of this tab, and outlives a reload. Nothing about health, and of a client only what the form is for. */
	readonly stored?: readonly string[];
	/** Free words about a client, which may say something of health: the page keeps them in its memory alone. */
	readonly inMemory?: readonly string[];
	/** Fields that alone are nothing to go on with. */
	readonly incidental?: readonly string[];
}

const isFormDraft = (value: unknown): value is FormDraft =>
	typeof value === 'object' &&
	value !== null &&
	'userId' in value &&
	'values' in value &&
	typeof value.values === 'object' &&
	value.values !== null &&
	'at' in value &&
	typeof value.at === 'string' &&
	!Number.isNaN(Date.parse(value.at));

/** The draft of this person. Where a reload took the words that were in memory alone, and there are no others, there is none. */
export function readDraft(name: string, userId: string): FormDraft | undefined {
	const stored = readFormDraft(name);
	if (!isFormDraft(stored) || stored.userId !== userId) return undefined;
	const values = { ...stored.values, ...readMemoryDraft(name) };
	return Object.keys(values).length > 0 ? { ...stored, values } : undefined;
}

const NOTHING: readonly string[] = [];

const pick = (values: Words, fields: readonly string[]): Words =>
	Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** Empty, unticked and absent are one. */
const serialise = (word: unknown): string => JSON.stringify(word || null);

/**
 * Keeps what was typed, in each place only where there is something that it would be a pity to lose.
 *
 * @param initial what stands in the form before anybody types.
 */
export function writeDraft(rule: DraftRule, draft: Omit<FormDraft, 'at'>, initial: Words): void {
	const { name, stored = NOTHING, inMemory = NOTHING, incidental = NOTHING } = rule;
	const part = (fields: readonly string[]): Words | undefined => {
		const isBegun = fields
			.filter((field) => !incidental.includes(field))
			.some((field) => serialise(draft.values[field]) !== serialise(initial[field]));
		return isBegun ? pick(draft.values, fields) : undefined;
	};
	const values = part(stored);
	const words = part(inMemory);
	const at = serverNow().toISOString();
	// Also where all words are in memory: the entry says whose they are, and is what a log-out removes.
	writeFormDraft(name, values || words ? { ...draft, at, values: values ?? {} } : undefined);
	writeMemoryDraft(name, words);
}

/** It was sent, or thrown away. */
export function clearDraft(name: string): void {
	writeFormDraft(name, undefined);
	writeMemoryDraft(name, undefined);
}
