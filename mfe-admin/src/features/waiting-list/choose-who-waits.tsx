import { Button, ButtonRow } from '@tulia/ui';
import { Form } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { AddClientForm } from '../../lib/clients/add-client-form.tsx';
import type { NewPerson } from '../../lib/clients/client-search-words.ts';
import { FindClient } from '../../lib/clients/find-client.tsx';
import * as s from './waiting-list.module.css';

interface ChooseWhoWaitsProps {
	/** A new client who was described on another page. */
	readonly start: NewPerson | undefined;
	readonly onChosen: (clientId: string) => void;
	readonly onClose: () => void;
}

const nothingToSend = (): undefined => undefined;

/**
 * The choice of the client to add: one with a record, found by phone or name, or a new client, whose record is
 * created first.
 */
export function ChooseWhoWaits({ start, onChosen, onClose }: ChooseWhoWaitsProps): ReactNode {
	const [newcomer, setNewcomer] = useState(start && (start.name || start.phone) ? start : undefined);
	return (
		<section className={s.box} aria-labelledby="who-is-added">
			<h2 id="who-is-added" className={s.head}>
				Who would like to wait?
			</h2>
			<div className={s.form}>
				{newcomer ? (
					<AddClientForm
						start={newcomer}
						onAdded={({ id }) => onChosen(id)}
						onSame={onChosen}
						onClose={() => setNewcomer(undefined)}
					/>
				) : (
					<Form label="Find a client" onSubmit={nothingToSend}>
						<FindClient onChoose={onChosen} onNew={setNewcomer} takesFocus />
						<ButtonRow>
							<Button variant="quiet" size="sm" onClick={onClose}>
								Close
							</Button>
						</ButtonRow>
					</Form>
				)}
			</div>
		</section>
	);
}
