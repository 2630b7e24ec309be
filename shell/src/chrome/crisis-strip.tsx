import { Link, paths } from '@tulia/platform';
import { Container, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../centre/phone-link.tsx';
import { useCentre } from '../centre/use-centre.ts';
import * as s from './crisis-strip.module.css';
import { leaveSite } from './leave-site.ts';
import { useTripleEscape } from './quick-exit.ts';

const leaveNow = (): void => leaveSite();

/** Whom to call when it cannot wait, and the way out, above every public page. It cannot be closed. */
export function CrisisStrip(): ReactNode {
	useTripleEscape(leaveNow);
	const { crisisLines } = useCentre();
	const emergency = crisisLines.find(({ name }) => name.startsWith('Emergency'));
	const talk = crisisLines.find(({ name }) => !name.startsWith('Emergency'));
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
					<button type="button" className={s.exit} title="Or press Esc three times" data-leave="" onClick={leaveNow}>
						<Icon name="leave" />
						Leave this site
					</button>
				</div>
			</Container>
		</section>
	);
}
