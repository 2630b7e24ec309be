import { dayOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { ClientRecord, IdentityProof } from '@tulia/contracts/client/staff-schemas';
import { identifyClient } from '@tulia/contracts/routes/client';
import { explain } from '@tulia/platform';
import { Button, ButtonRow, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useIdentifyClientMutation } from '../../api/clients-api.ts';
import { useMayCall } from '../page/use-may-call.ts';

const HOW: Readonly<Record<IdentityProof, string>> = { id: 'I have seen an ID', voice: 'I know the voice' };
/** The values of a form that asks how staff verified a client. */
export const HOW_KNOWN = (['id', 'voice'] as const).map((value) => ({ value, title: HOW[value] }));
const KNOWN: Readonly<Record<IdentityProof, string>> = { id: 'An ID was seen', voice: 'Known by voice' };

const WHY = {
	not_found: 'There is no such client any more. Please search again.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
};

/** Whether staff have to verify the client's identity before booking a visit. */
const needsIdentity = ({ email, emailVerified, hasPassword, isDisabled, identified }: ClientRecord): boolean =>
	email !== '' && !emailVerified && hasPassword && !isDisabled && identified === undefined;

/** `An ID was seen, Tue 1 Dec` */
export const identityWords = ({ how, at }: NonNullable<ClientRecord['identified']>): string =>
	`${KNOWN[how]}, ${shortDay(dayOf(new Date(at)))}`;

/** Asks how staff verified a client with an unconfirmed address. Renders nothing for other clients. */
export function IdentifyClient({ client }: { readonly client: ClientRecord }): ReactNode {
	const [identify, { isLoading, error }] = useIdentifyClientMutation();
	const may = useMayCall();
	if (!needsIdentity(client)) return null;
	const { id, name } = client;
	if (!may(identifyClient)) return null;
	return (
		<Notice tone="warm" title={`Is this ${name}?`}>
			<p>
				The email address of this account is not confirmed. Somebody else may have registered it. Say how you know that
				you are speaking with {name}. We note it with your name, and you can book. No visit is cancelled.
			</p>
			{error ? <p role="alert">{explain(error, WHY, 'Not noted. Check your connection and try again.')}</p> : null}
			<ButtonRow>
				{(['id', 'voice'] as const).map((how) => (
					<Button
						key={how}
						size="sm"
						variant="secondary"
						busy={isLoading}
						busyLabel="Noting…"
						onClick={() => void identify({ id, body: { how } })}
					>
						{HOW[how]}
					</Button>
				))}
			</ButtonRow>
		</Notice>
	);
}
