import { addClient } from '@tulia/contracts/routes/client';
import { paths, useNavigateUnlessLeft, usePage } from '@tulia/platform';
import { Button, Icon, toast } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { ListClients } from '../../features/list-clients/list-clients.tsx';
import { AddClientForm } from '../../lib/clients/add-client-form.tsx';
import type { NewPerson } from '../../lib/clients/client-search-words.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';

const EMPTY_PERSON: NewPerson = {};

/** `/admin/clients` */
export function ClientsPage(): ReactNode {
	usePage({ title: 'Clients' });
	const may = useMayCall();
	const navigate = useNavigateUnlessLeft();
	const [person, setPerson] = useState<NewPerson>();
	const toFile = (id: string): void => void navigate(paths.adminClient(id));
	return (
		<>
			<AdminHeading
				title="Clients"
				lead="Everybody visits are booked for, with or without an account."
				action={
					may(addClient) ? (
						<Button
							size="sm"
							aria-expanded={person !== undefined}
							onClick={() => setPerson(person === undefined ? EMPTY_PERSON : undefined)}
						>
							<Icon name="plus" /> Add a client
						</Button>
					) : undefined
				}
			/>
			{person === undefined ? null : (
				<PanelSection headingId="add-client">
					<h2 id="add-client">Add a client</h2>
					<AddClientForm
						// The key remounts the form for another person, who comes from another search.
						key={`${person.name} ${person.phone}`}
						start={person}
						onAdded={({ id, name }) => {
							toast.success(`Added: ${name}`);
							toFile(id);
						}}
						onSame={toFile}
						onClose={() => setPerson(undefined)}
					/>
				</PanelSection>
			)}
			<ListClients onAdd={may(addClient) ? setPerson : undefined} />
		</>
	);
}
