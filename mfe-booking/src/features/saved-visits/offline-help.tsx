import { callAddress, emergencyLine, talkLine } from '@tulia/contracts/line-address';
import { useGetProfileQuery } from '@tulia/platform';
import { Icon } from '@tulia/ui';
import { CareCard, type CareLine } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../lib/phone-link.tsx';
import * as s from './saved-visits.module.css';

const call = (phone: string | undefined, note: string): readonly CareLine[] =>
	phone === undefined ? [] : [{ href: callAddress(phone), title: `Call ${phone}`, note, icon: 'phone' }];

/** What works offline: directions, the phone number of the centre, and the crisis lines. */
export function OfflineHelp(): ReactNode {
	const profile = useGetProfileQuery().data;
	if (!profile) return null;
	const lines = [
		...call(talkLine(profile.crisisLines)?.phone, 'Someone to talk to'),
		...call(emergencyLine(profile.crisisLines)?.phone, 'If a life is in danger'),
	];
	return (
		<>
			<section className={s.part}>
				<h2 className={s.partTitle}>Without internet you can still</h2>
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
			<div className={s.care}>
				<CareCard title="If you need someone now" headingLevel="h2" lines={lines}>
					You do not have to wait for the visit, or for the internet.
				</CareCard>
			</div>
			<p className={s.foot}>If we had to move your visit, we told you.</p>
		</>
	);
}
