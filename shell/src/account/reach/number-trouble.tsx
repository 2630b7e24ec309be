import { dayOf, timeOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { OwnPhone } from '@tulia/contracts/account/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { Button, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../centre/phone-link.tsx';
import { ConfirmEmailFirst } from './confirm-email-first.tsx';
import * as s from './reach.module.css';

interface NumberTroubleProps {
	readonly phone: OwnPhone;
	/** The unconfirmed address: no code is sent before it is confirmed. */
	readonly unconfirmedEmail: string | undefined;
	readonly isBusy: boolean;
	readonly onStart: () => void;
	readonly onConfirm: () => void;
}

/** Why no SMS is sent to the number and what to do; otherwise what the number is used for. */
export function NumberTrouble({ phone, unconfirmedEmail, isBusy, onStart, onConfirm }: NumberTroubleProps): ReactNode {
	const { stopped, unreachableSince, confirmed } = phone;
	if (stopped) return <Stopped phone={phone} stopped={stopped} isBusy={isBusy} onStart={onStart} />;
	if (!unreachableSince && confirmed)
		return <p className={s.small}>Only you and our staff see it. We never use it for news.</p>;
	return (
		<>
			<Notice tone="quiet">
				<p>{unreachableSince ? UNREACHABLE : NOTED}</p>
			</Notice>
			{unconfirmedEmail === undefined ? (
				<Button variant="secondary" size="sm" busy={isBusy} busyLabel="Sending…" onClick={onConfirm}>
					Send a code
				</Button>
			) : (
				<ConfirmEmailFirst email={unconfirmedEmail} phone={phone.shown} />
			)}
		</>
	);
}

const UNREACHABLE = 'Our SMS do not reach this number. If the number is right, try it with a code.';
const NOTED = 'Our staff noted this number for you. Confirm it with a code, so that we know it is yours.';

interface StoppedProps extends Pick<NumberTroubleProps, 'phone' | 'isBusy' | 'onStart'> {
	readonly stopped: NonNullable<OwnPhone['stopped']>;
}

/** The person who confirmed the number may revoke their own stop here; any other stop needs a call. */
function Stopped({ phone, stopped: { by, since }, isBusy, onStart }: StoppedProps): ReactNode {
	const main = useGetProfileQuery().data?.phones.main;
	const mayStart = phone.confirmed && by !== 'carrier';
	const [day, time] = [shortDay(dayOf(new Date(since))), timeOf(new Date(since))];
	return (
		<>
			<Notice tone="good">
				<p>
					{by === 'carrier' ? 'SMS to this number are stopped since' : 'You stopped SMS on'} {day}, {time}. Your visits
					stay booked.
				</p>
				{mayStart ? null : (
					<p>
						To get SMS again,{' '}
						{main ? (
							<>
								call <PhoneLink phone={main} />
							</>
						) : (
							'call us'
						)}
						.
					</p>
				)}
			</Notice>
			{mayStart ? (
				<Button variant="secondary" size="sm" busy={isBusy} busyLabel="Starting…" onClick={onStart}>
					Start SMS again
				</Button>
			) : null}
		</>
	);
}
