import { useSessionUser } from '@tulia/platform';
import { useState } from 'react';
import { readDraft } from './form-draft.ts';

export interface DraftKey {
	readonly key: string;
	/** Ends the attempt of this key; the next one gets a new key. */
	readonly renew: () => void;
}

const newKey = (): string => crypto.randomUUID();

/**
 * The key of a stored draft, if any: what was sent before a reload stays idempotent.
 *
 * @param given the key otherwise, such as that of the booking that should have noted the same payment.
 */
export function useDraftKey(name: string, given?: string): DraftKey {
	const userId = useSessionUser()?.id ?? '';
	const [key, setKey] = useState(() => readDraft(name, userId)?.key ?? given ?? newKey());
	return { key, renew: () => setKey(newKey()) };
}
