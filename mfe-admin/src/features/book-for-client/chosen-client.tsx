import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { explain, Link, paths } from '@tulia/platform';
import { Button } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetClientQuery } from '../../api/clients-api.ts';
import * as s from './choose-client.module.css';

interface ChosenClientProps {
	readonly clientId: string;
	readonly onSearchAgain: () => void;
	/** It took the place of something that had the focus. */
	readonly takesFocus: boolean;
}

const WHY = { not_found: 'There is no such client any more. Please search again.' };

const focusOn = (part: HTMLDivElement | null): void => part?.focus();

/** Who is chosen, with the way to their file and back to the search. */
export function ChosenClient({ clientId, onSearchAgain, takesFocus }: ChosenClientProps): ReactNode {
	const { currentData, error, isError } = useGetClientQuery({ id: clientId });
	return (
		<div ref={takesFocus ? focusOn : undefined} tabIndex={-1} className={s.chosen}>
			{isError ? (
				<p role="alert">{explain(error, WHY, 'We could not load this client. Check your connection.')}</p>
			) : (
				<div role="status">{currentData ? <Person client={currentData.client} /> : 'Loading the client…'}</div>
			)}
			<Button variant="secondary" size="sm" onClick={onSearchAgain}>
				Somebody else
			</Button>
		</div>
	);
}

function Person({ client: { id, name, phone, email } }: { readonly client: ClientRecord }): ReactNode {
	const reach = [phone?.shown, email].filter((part) => part !== undefined && part !== '');
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
		</>
	);
}
