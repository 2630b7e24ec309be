import { emergencyLine, talkLine } from '@tulia/contracts/line-address';
import { Link, paths } from '@tulia/platform';
import { Container, Icon } from '@tulia/ui';
import type { MouseEvent, ReactNode } from 'react';
import { PhoneLink } from '../centre/phone-link.tsx';
import { useCentre } from '../centre/use-centre.ts';
import * as s from './crisis-strip.module.css';
import { leaveSite } from './leave-site.ts';
import { NEUTRAL_PAGE } from './quick-exit-state.ts';
import { useTripleEscape } from './use-triple-escape.ts';

const leaveNow = (): void => leaveSite();
/** Without scripts it is an ordinary link; with them the page is emptied first and the link is not followed. */
const leaveByClick = (event: MouseEvent): void => {
	event.preventDefault();
	leaveNow();
};

/** The crisis lines and "Leave this site", above every public page. It cannot be closed. */
export function CrisisStrip(): ReactNode {
	useTripleEscape(leaveNow);
	const { crisisLines } = useCentre();
	const emergency = emergencyLine(crisisLines);
	const talk = talkLine(crisisLines);
	return (
		<section className={s.strip} aria-label="Urgent help" data-ground="dark">
			<Container>
				<div className={s.row}>
					<p>
						<Link to={paths.helpNow()} className={s.link}>
							Need help now?
						</Link>{' '}
						<span className={s.long}>You do not have to wait for an appointment. </span>
						{talk ? (
							<span className={s.call}>
								Call <PhoneLink phone={talk.phone} className={s.link} />
							</span>
						) : null}
						{emergency ? (
							<span className={s.long}>
								{' '}
								or <PhoneLink phone={emergency.phone} className={s.link} /> in an emergency
							</span>
						) : null}
					</p>
					<a
						href={NEUTRAL_PAGE}
						rel="noreferrer"
						className={s.exit}
						title="Or press Esc three times"
						data-leave=""
						onClick={leaveByClick}
					>
						<Icon name="leave" />
						Leave this site
					</a>
				</div>
			</Container>
		</section>
	);
}
