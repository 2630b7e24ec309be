import type { ShownPhone } from '@tulia/contracts/client/schemas';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { explain, Link, paths } from '@tulia/platform';
import { Button } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetClientQuery } from '../../api/clients-api.ts';
import { consentWords } from '../../lib/appointments/detail-words.ts';
import { IdentifyClient } from '../../lib/clients/identify-client.tsx';
import { noticeWords } from '../../lib/clients/notice-words.ts';
import * as s from './choose-client.module.css';

interface ChosenClientProps {
	readonly clientId: string;
	readonly onSearchAgain: () => void;
	/** Whether the element takes the focus, because it replaced a focused one. */
	readonly takesFocus: boolean;
}

const WHY = { not_found: 'There is no such client any more. Please search again.' };

const focusOn = (part: HTMLDivElement | null): void => part?.focus();

/** The chosen client, with links to their file and back to the search. */
export function ChosenClient({ clientId, onSearchAgain, takesFocus }: ChosenClientProps): ReactNode {
	const { currentData, error, isError } = useGetClientQuery({ id: clientId });
	return (
		<div ref={takesFocus ? focusOn : undefined} tabIndex={-1} className={s.chosen}>
			{isError ? (
				<p role="alert">{explain(error, WHY, 'We could not load this client. Check your connection.')}</p>
			) : (
				<div role="status">{currentData ? <Person file={currentData} /> : 'Loading the client…'}</div>
			)}
			<Button variant="secondary" size="sm" onClick={onSearchAgain}>
				Somebody else
			</Button>
			{currentData ? <IdentifyClient client={currentData.client} /> : null}
		</div>
	);
}

function Person({ file: { client, consentsMissing } }: { readonly file: ClientFile }): ReactNode {
	const { id, name, phone, email, language } = client;
	const reach = [phone && phoneWords(phone), email].filter((part) => part !== undefined && part !== '');
	return (
		<>
			<p>
				<Link to={paths.adminClient(id)} target="_blank">
					<b>{name}</b> (opens a new tab)
				</Link>
			</p>
			<p className={s.quiet}>
				{reach.length > 0 ? reach.join(', ') : 'No phone and no address: tell them the time in person.'}
			</p>
			<p className={s.quiet}>
				{`Write to them by: ${noticeWords(client)}. `}
				{phone ? `SMS in ${language === 'sw' ? 'Kiswahili' : 'English'}. ` : null}
				{consentsMissing.length > 0 ? `Still to ask: ${toAsk(consentsMissing)}.` : 'Nothing is left to ask.'}
			</p>
		</>
	);
}

const phoneWords = ({ shown, lostSince }: ShownPhone): string =>
	lostSince === undefined ? shown : `${shown} (somebody else has it)`;

const toAsk = (kinds: ClientFile['consentsMissing']): string => kinds.map((kind) => consentWords[kind]).join(', ');
