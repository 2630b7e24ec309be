import { Link, paths, usePage } from '@tulia/platform';
import { ButtonRow, Container, LinkButton, PageHeading, SpotEmpty } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../centre/phone-link.tsx';
import { useCentre } from '../centre/use-centre.ts';
import * as s from './not-found-page.module.css';

/** For addresses nobody knows: says so, and leads on. */
export function NotFoundPage(): ReactNode {
	usePage({ title: 'Page not found', status: 404 });
	const { phones } = useCentre();
	return (
		<Container width="text">
			<PageHeading lead="The link may be old, or have a letter missing.">We could not find this page</PageHeading>
			<div className={s.page}>
				<SpotEmpty />
				<ButtonRow>
					<LinkButton component={Link} to={paths.home()} variant="primary">
						Back to Home
					</LinkButton>
					<LinkButton component={Link} to={paths.helpCenter()} variant="secondary">
						Help Center
					</LinkButton>
				</ButtonRow>
				<p>
					You can also call us on <PhoneLink phone={phones.main} />.
				</p>
			</div>
		</Container>
	);
}
