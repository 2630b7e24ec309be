import { useGetProfileQuery } from '@tulia/platform';
import { DeskTicket } from '@tulia/ui/booking';
import type { ReactNode } from 'react';
import { useOwnPsychologist } from '../../lib/page/use-own-psychologist.ts';
import { SubmitTime } from '../../lib/schedule/submit-time.tsx';
import { consentMediumWords } from './consent-medium-words.ts';
import { useVisitDraft, type VisitDraft } from './use-visit-draft.ts';

/** A preview of the booking, with the button that books. */
export function VisitTicket(): ReactNode {
	const draft = useVisitDraft();
	// A psychologist who books only their own visits is not shown a price.
	const hasPrice = useOwnPsychologist() === undefined;
	const sendsSms = useGetProfileQuery().data?.sendsSms === true;
	const { date, time, service, psychologist, price, length, name, email } = draft;
	return (
		<DeskTicket
			visit={{ date, time, service, psychologist, price, length, name: name ?? email, location: '' }}
			hasPrice={hasPrice}
			action={
				<SubmitTime serviceId={draft.serviceId} block busyLabel="Booking…">
					{buttonWords(draft)}
				</SubmitTime>
			}
		>
			<p>{consentMediumWords(draft, sendsSms)}</p>
		</DeskTicket>
	);
}

function buttonWords({ when, time }: VisitDraft): string {
	if (when === 'over') return 'Note the visit';
	return time === undefined ? 'Book the visit' : `Book ${time}`;
}
