import { useGetProfileQuery, usePage } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { QuickAnswers } from '../features/quick-answers/quick-answers.tsx';
import { ReachUs } from '../features/reach-us/reach-us.tsx';
import { SendMessage } from '../features/send-message/send-message.tsx';
import { MapDrawing } from '../features/visit-us/map-drawing.tsx';
import * as s from './contact-page.module.css';

export function ContactPage(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	usePage({
		title: 'Contact',
		description: 'Where we are, when we are open, and how to reach us by phone, by email or with a message.',
		shows: { centre: profile },
	});
	return (
		<>
			<Container>
				<PageHeading lead="Ask about a service, a booking, or whether we are the right place. You do not have to explain everything.">
					Talk to us
				</PageHeading>
				<div className={s.split}>
					<ReachUs map={<MapDrawing />} />
					<SendMessage />
				</div>
			</Container>
			<QuickAnswers />
		</>
	);
}
