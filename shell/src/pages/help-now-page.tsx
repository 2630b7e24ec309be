import { writeAddress, writeWords } from '@tulia/contracts/line-address';
import { usePage } from '@tulia/platform';
import { Container, Icon, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../centre/phone-link.tsx';
import { SavedCentreNotice } from '../centre/saved-centre-notice.tsx';
import { useCentre } from '../centre/use-centre.ts';
import * as s from './help-now-page.module.css';

/**
 * The crisis lines. Part of the shell's main file with built-in numbers, so that it works while API and modules are
 * down. Hours are shown only where a source states them (rule 1).
 */
export function HelpNowPage(): ReactNode {
	usePage({
		title: 'Need help now?',
		description:
			'Numbers to call in Kenya when it cannot wait: emergency, crisis, alcohol and drugs, children, violence.',
	});
	const { crisisLines, phones, name } = useCentre();
	return (
		<Container width="text">
			<PageHeading lead="You do not have to wait for an appointment. If you or somebody with you is in danger, call now.">
				Need help now?
			</PageHeading>
			<ul className={s.lines}>
				{crisisLines.map(({ name: line, phone, helpsWith, hours, write }) => (
					<li key={phone} className={s.line}>
						<div>
							<h2 className={s.name}>{line}</h2>
							<p className={s.helps}>
								{helpsWith}
								{hours ? `. ${hours}` : ''}
							</p>
						</div>
						<div className={s.ways}>
							<PhoneLink phone={phone} className={s.phone} />
							{write ? (
								<a className={s.write} href={writeAddress(write)} aria-label={`${writeWords[write.kind]} to ${line}`}>
									<Icon name="chat" />
									{writeWords[write.kind]}
								</a>
							) : null}
						</div>
					</li>
				))}
			</ul>
			<div className={s.saved}>
				<SavedCentreNotice />
			</div>
			<p className={s.ours}>
				{phones ? (
					<>
						To talk to {name} about an appointment, call <PhoneLink phone={phones.main} />.{' '}
					</>
				) : null}
				We are not an emergency line.
			</p>
		</Container>
	);
}
