import { serverNow } from '@tulia/platform';
import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { readMemoryDraft, writeMemoryDraft } from './memory-drafts.ts';

type Words = Readonly<Record<string, unknown>>;

/** A form that staff began and did not send, as stored in this tab. */
export interface FormDraft {
	/** The owner: a draft is never shown to another person at the same screen. */
	readonly userId: string;
	/** `null` for an emptied field. */
	readonly values: Words;
	/** Its `Idempotency-Key`: the request stays idempotent after a reload. */
	readonly key?: string | undefined;
	/** The version of the record when it was typed. */
	readonly version?: number | undefined;
	/** The time of the last change, ISO 8601. */
	readonly at: string;
}

/** Which fields of a form are stored. Fields in neither list are not. */
export interface DraftRule {
	/** The storage name, with the id of the record: `faq:01J…`. */
	readonly name: string;
	/**
	 * The fields in this tab's session storage, which survive a reload. Nothing about health, and of a client only their
	 * id.
	 */
	readonly stored?: readonly string[];
	/** Free text about a client, which may concern health: only in the memory of the page. */
	readonly inMemory?: readonly string[];
	/** Fields that alone are not worth restoring. */
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

/** The draft of this person; `undefined` if a reload lost its in-memory texts and nothing else is stored. */
export function readDraft(name: string, userId: string): FormDraft | undefined {
	const stored = readFormDraft(name);
	if (!isFormDraft(stored) || stored.userId !== userId) return undefined;
	const values = { ...stored.values, ...readMemoryDraft(name) };
	return Object.keys(values).length > 0 ? { ...stored, values } : undefined;
}

const NOTHING: readonly string[] = [];

const pick = (values: Words, fields: readonly string[]): Words =>
	Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** Empty, unticked and absent are equal. */
const serialise = (word: unknown): string => JSON.stringify(word || null);

/**
 * Stores the input, in each place only if it contains something worth restoring.
 *
 * @param initial the initial values of the form.
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
	// Also when all texts are in memory: the entry names their owner, and is what a log-out removes.
	writeFormDraft(name, values || words ? { ...draft, at, values: values ?? {} } : undefined);
	writeMemoryDraft(name, words);
}

/** Called once the form was sent or discarded. */
export function clearDraft(name: string): void {
	writeFormDraft(name, undefined);
	writeMemoryDraft(name, undefined);
}
