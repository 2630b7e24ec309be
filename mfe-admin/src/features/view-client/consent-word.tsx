import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { ConsentByWord } from '@tulia/contracts/client/staff-schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { validateNoteConsentBody } from '@tulia/contracts/validators/client';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, RadioCards, SubmitButton } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useNoteConsentMutation } from '../../api/clients-api.ts';
import { consentWords } from '../../lib/appointments/detail-words.ts';
import { CONSENT_MEDIA, READ_OUT } from '../../lib/clients/consent-by-word.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import * as s from './view-client.module.css';

interface ConsentWordProps {
	readonly clientId: string;
	readonly kind: ConsentKind;
	readonly isGiven: boolean;
}

/**
 * The form to record a consent or its withdrawal. Terms and privacy policy cannot be withdrawn, because they end with
 * the record.
 */
export function ConsentWord({ clientId, kind, isGiven }: ConsentWordProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	if (isGiven && (kind === 'terms' || kind === 'privacy')) return null;
	if (isOpen) return <NoteConsent clientId={clientId} kind={kind} isGiven={isGiven} onClose={() => setOpen(false)} />;
	const words = isGiven ? 'Take back' : 'They agree';
	return (
		<Button variant="quiet" size="sm" aria-label={`${words}: ${consentWords[kind]}`} onClick={() => setOpen(true)}>
			{words}
		</Button>
	);
}

type Values = { readonly how?: ConsentByWord['how'] | undefined };

function NoteConsent({
	clientId,
	kind,
	isGiven,
	onClose,
}: ConsentWordProps & { readonly onClose: () => void }): ReactNode {
	const [note] = useNoteConsentMutation();
	const bodyOf = ({ how }: Values) => ({
		...{ given: !isGiven, wording: versionInForce[kind] },
		...(how === undefined ? {} : { how }),
	});

	async function submit({ how = 'at_desk' }: Values): Promise<FormRefusal | undefined> {
		const { error } = await note({ id: clientId, kind, body: { ...bodyOf({ how }), how } });
		if (error !== undefined)
			return saveRefusal(error, { wording_changed: 'Not saved: the words have changed. Please load the page again.' });
		toast.success(isGiven ? 'Noted: taken back' : 'Noted: agreed');
		onClose();
		return undefined;
	}
	return (
		<div className={s.consent}>
			<Form<Values>
				label={consentWords[kind]}
				validate={validateWith(validateNoteConsentBody, bodyOf)}
				onSubmit={submit}
			>
				{isGiven ? null : (
					<p>
						Read it to them: <q>{READ_OUT[kind]}</q>
					</p>
				)}
				<FormErrors />
				<RadioCards name="how" label="How did they say it?" options={CONSENT_MEDIA} />
				<ButtonRow>
					<SubmitButton size="sm" busyLabel="Saving…">
						{isGiven ? 'They take it back' : 'They agree'}
					</SubmitButton>
					<Button variant="quiet" size="sm" onClick={onClose}>
						Close
					</Button>
				</ButtonRow>
			</Form>
		</div>
	);
}
