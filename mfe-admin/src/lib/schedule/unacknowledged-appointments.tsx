import type { Problem } from '@tulia/contracts/problem';
import { Button, Notice } from '@tulia/ui';
import { useForm } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useNow } from '../page/use-now.ts';
import { AffectedVisits } from './affected-visits.tsx';
import { concernedWords } from './displaced-words.ts';

interface UnacknowledgedAppointmentsProps {
	readonly affected: NonNullable<Problem['affected']>;
	/** Called before the form is sent again. */
	readonly onSeen: () => void;
}

/** The coming visits that the change would displace. They stay booked, and staff decide about each. */
export function UnacknowledgedAppointments({ affected, onSeen }: UnacknowledgedAppointmentsProps): ReactNode {
	const form = useForm();
	const now = useNow();
	function accept(): void {
		onSeen();
		void form.submit();
	}
	return (
		<Notice tone="warm" role="alert" title={`Not saved yet: ${concernedWords(affected.length)}`}>
			<p>
				After you save they stay booked, and stand under “To be moved” until each is moved, cancelled or kept. One that
				only falls into a break stays as it is.
			</p>
			<AffectedVisits affected={affected} now={now} />
			<Button size="sm" onClick={accept}>
				I have seen them: save
			</Button>
		</Notice>
	);
}
