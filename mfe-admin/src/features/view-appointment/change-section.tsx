import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { Notice } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { GiveTimeFree } from '../../lib/appointments/give-time-free.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { CancelSection } from './cancel-section.tsx';
import { type Changed, ChangedSeries } from './changed-series.tsx';
import { CorrectOutcomeSection } from './correct-outcome-section.tsx';
import { Disclosure } from './disclosure.tsx';
import { MoveScope } from './move-scope.tsx';

interface ChangeSectionProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
	readonly bookNext: ReactNode;
}

/** The changes that are possible now: moving or cancelling the visit, or correcting its outcome. */
export function ChangeSection({ detail, now, bookNext }: ChangeSectionProps): ReactNode {
	const focusRecovery = useFocusRecovery<HTMLElement>();
	const { status } = detail;
	const isOpen = status === 'confirmed';
	const outcome = status === 'attended' || status === 'missed' ? status : undefined;
	const [changed, setChanged] = useState<Changed>();
	const isCorrectable = outcome !== undefined && now < new Date(detail.correctableUntil);
	return (
		<PanelSection {...focusRecovery} headingId="change">
			<h2 id="change">What happens next</h2>
			{changed ? <ChangedSeries {...changed} onClose={() => setChanged(undefined)} /> : null}
			{status === 'attended' || status === 'confirmed' ? bookNext : null}
			<Disclosure {...{ detail, isOffered: isOpen }} label="Move to another time" icon="clock" opensAt="#move">
				{(close) => <MoveScope detail={detail} onChanged={setChanged} onClose={close} />}
			</Disclosure>
			<Disclosure {...{ detail, isOffered: isOpen }} label="Cancel this appointment" icon="close" opensAt="#cancel">
				{(close) => <CancelSection detail={detail} onChanged={setChanged} onClose={close} />}
			</Disclosure>
			<Disclosure {...{ detail, isOffered: isCorrectable }} label="Correct the outcome" icon="retry">
				{(close) => (
					<CorrectOutcomeSection
						detail={detail}
						outcome={outcome === 'attended' ? 'missed' : 'attended'}
						onClose={close}
					/>
				)}
			</Disclosure>
			<Disclosure {...{ detail, isOffered: isCorrectable }} label="Take the outcome back" icon="leave">
				{(close) => <CorrectOutcomeSection detail={detail} outcome="confirmed" onClose={close} />}
			</Disclosure>
			<KeptFree detail={detail} now={now} />
			{isOpen || isCorrectable ? null : <p>This appointment cannot be changed any more.</p>}
		</PanelSection>
	);
}

/** Says that the time of a cancelled visit is kept free. Renders nothing once that time has passed. */
const KeptFree = ({ detail, now }: Pick<ChangeSectionProps, 'detail' | 'now'>): ReactNode =>
	detail.keptFree === undefined || new Date(detail.endsAt) <= now ? null : (
		<Notice tone="info" title="This time is kept free" action={<GiveTimeFree visit={detail} />}>
			<p>Nobody is offered it, neither on the website nor from the waiting list.</p>
		</Notice>
	);
