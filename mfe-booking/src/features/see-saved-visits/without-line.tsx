import { useGetProfileQuery } from '@tulia/platform';
import { Icon, SpotEmpty } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../lib/phone-link.tsx';
import * as s from './saved-visits.module.css';

const telOf = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

interface LineProps {
	readonly phone: string;
	readonly helpsWith: string;
}

const Line = ({ phone, helpsWith }: LineProps): ReactNode => (
	<a href={telOf(phone)} className={s.line}>
		<Icon name="phone" className={s.lineIcon} />
		<span>
			<b>Call {phone}</b>
			<small className={s.lineWords}>{helpsWith}</small>
		</span>
	</a>
);

/** What works without a line: the way here, a call to the centre, and the numbers for when it cannot wait. */
export function WithoutLine(): ReactNode {
	const profile = useGetProfileQuery().data;
	if (!profile) return null;
	const emergency = profile.crisisLines.find(({ name }) => name.startsWith('Emergency'));
	const talk = profile.crisisLines.find(({ name }) => !name.startsWith('Emergency'));
	return (
		<>
			<section className={s.part}>
				<h2 className={s.partTitle}>Without a line you can still</h2>
				<ul className={s.ways}>
					<li className={s.way}>
						<Icon name="pin" className={s.wayIcon} />
						<div>
							<b>Find us</b>
							<p className={s.quiet}>{profile.address.lines.join(', ')}.</p>
						</div>
					</li>
					<li className={s.way}>
						<Icon name="phone" className={s.wayIcon} />
						<div>
							<b>Move or cancel by phone</b>
							<p className={s.quiet}>
								Call <PhoneLink phone={profile.phones.main} />. A call needs no internet.
							</p>
						</div>
					</li>
				</ul>
			</section>
			<section className={s.care} aria-labelledby="care">
				<div className={s.careHead}>
					<SpotEmpty />
					<h2 id="care" className={s.careTitle}>
						If you need someone now
					</h2>
					<p className={s.quiet}>You do not have to wait for the visit, or for the internet.</p>
				</div>
				<div className={s.lines}>
					{talk ? <Line phone={talk.phone} helpsWith="Someone to talk to" /> : null}
					{emergency ? <Line phone={emergency.phone} helpsWith="If a life is in danger" /> : null}
				</div>
			</section>
			<p className={s.foot}>If we had to move your visit, we also sent a message to your email address.</p>
		</>
	);
}
