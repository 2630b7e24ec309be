import type { ClientRow } from '@tulia/contracts/client/schemas';
import { Button, ButtonRow, Notice } from '@tulia/ui';
import { useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useListClientsQuery } from '../../api/clients-api.ts';
import { clientsWith, completeContact } from './same-contact.ts';
import { useDebounced } from './use-debounced.ts';

interface SameContactNoticeProps {
	/** The form field whose number or address is compared. */
	readonly field: 'phone' | 'email';
	/** The id of the record being edited, which is left out of the comparison. */
	readonly ownId?: string | undefined;
	/** Called when staff say that it is the same client. */
	readonly onSame: (clientId: string) => void;
	/** The label of the button that opens that client. */
	readonly sameLabel?: (name: string) => string;
}

const HAS = { phone: 'has this number', email: 'has this email address' };
const SHARED = {
	phone: 'They share this number. An SMS to one of them is read by both.',
	email: 'An email address belongs to one client. Book without it, and give a phone number.',
};

/**
 * Warns, while staff type, that another client has this number or address, and asks whether it is the same person.
 */
export function SameContactNotice({ field, ownId, onSame, sameLabel = itIs }: SameContactNoticeProps): ReactNode {
	const form = useForm();
	const { values } = useFormState<{ [F in 'phone' | 'email']?: string | undefined }>({
		subscription: { values: true },
	});
	const typed = useDebounced(completeContact(values[field] ?? '') ?? '');
	const [sharedBy, setSharedBy] = useState('');
	const { currentData } = useListClientsQuery(
		{ search: typed, cursor: undefined, limit: undefined },
		{ skip: typed === '' },
	);
	const holders = typed === '' ? [] : clientsWith(typed, currentData?.data ?? []).filter(({ id }) => id !== ownId);
	const isShared = field === 'email' ? values.email === undefined : sharedBy === typed;
	if (sharedBy !== '' && isShared) return <p role="status">{SHARED[field]}</p>;
	if (holders.length === 0) return null;

	function share(): void {
		setSharedBy(typed);
		if (field === 'email') form.change('email', undefined);
	}
	return (
		<Notice tone="warm" role="status" title={`${namesOf(holders)} ${HAS[field]}.`}>
			<p>Is it the same person? Two records of one person are easily mixed up.</p>
			<ButtonRow>
				{holders.map(({ id, name }) => (
					<Button key={id} size="sm" variant="secondary" onClick={() => onSame(id)}>
						{sameLabel(name)}
					</Button>
				))}
				<Button size="sm" variant="quiet" onClick={share}>
					Somebody else, they share it
				</Button>
			</ButtonRow>
		</Notice>
	);
}

const itIs = (name: string): string => `It is ${name}`;

const namesOf = (holders: readonly ClientRow[]): string => holders.map(({ name }) => name).join(' and ');
