import { useSessionUser } from '@tulia/platform';
import { useState } from 'react';
import { readDraft } from './form-draft.ts';

/** The `Idempotency-Key` of a form. */
export interface DraftKey {
	readonly key: string;
	/** The attempt under this key is over: the next one is another. */
	readonly renew: () => void;
}

const newKey = (): string => crypto.randomUUID();

/**
 * The key that the form was begun under, where this tab keeps it: what was sent before a reload is not done twice.
 *
 * @param given what the form begins under otherwise, such as the key of a booking that was to note the same payment.
 */
export function useDraftKey(name: string, given?: string): DraftKey {
	const userId = useSessionUser()?.id ?? '';
	const [key, setKey] = useState(() => readDraft(name, userId)?.key ?? given ?? newKey());
	return { key, renew: () => setKey(newKey()) };
}
