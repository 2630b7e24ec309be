import { useGetProfileQuery, usePage } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { CommonQuestions } from '../features/common-questions/common-questions.tsx';
import { ContactDetails } from '../features/contact-details/contact-details.tsx';
import { MapDrawing } from '../features/office-location/map-drawing.tsx';
import { SendMessage } from '../features/send-message/send-message.tsx';
import * as s from './contact-page.module.css';

export function ContactPage(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	usePage({
		title: 'Contact',
		description: 'Where we are, when we are open, and how to reach us by phone, by email or with a message.',
		content: { centre: profile },
	});
	return (
		<>
			<Container>
				<PageHeading lead="Ask about a service, a booking, or whether we are the right place. You do not have to explain everything.">
					Talk to us
				</PageHeading>
				<div className={s.split}>
					<ContactDetails map={<MapDrawing />} />
					<SendMessage />
				</div>
			</Container>
			<CommonQuestions />
		</>
	);
}
