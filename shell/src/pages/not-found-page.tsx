import { Link, paths, useNavigate, usePage } from '@tulia/platform';
import { Button, Container, Icon, LinkButton, PageHeading, SpotEmpty } from '@tulia/ui';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { PhoneLink } from '../centre/phone-link.tsx';
import { useCentre } from '../centre/use-centre.ts';
import * as s from './not-found-page.module.css';

/** The most requested pages, most wanted first. */
const PLACES = [
	{ to: paths.services(), name: 'Services', says: 'What we help with, and what a session costs' },
	{ to: paths.booking(), name: 'Book a visit', says: 'Choose a day and a time' },
	{ to: paths.helpCenter(), name: 'Help Center', says: 'Answers to what people ask us' },
	{ to: paths.articles(), name: 'Blog', says: 'Short things to read' },
	{ to: paths.contact(), name: 'Contact', says: 'Where we are, and when we are open' },
] as const;

const Places = (): ReactNode => (
	<ul className={s.places}>
		{PLACES.map(({ to, name, says }) => (
			<li key={to}>
				<Link to={to} className={s.place}>
					<span className={s.name}>{name}</span>
					<span className={s.says}>{says}</span>
				</Link>
			</li>
		))}
	</ul>
);

/** A native form, so that it works before hydration. */
function SearchArticles(): ReactNode {
	const id = useId();
	const navigate = useNavigate();
	const field = useRef<HTMLInputElement>(null);
	const search = (event: SyntheticEvent): void => {
		event.preventDefault();
		navigate(paths.articles({ search: field.current?.value.trim() ?? '' }));
	};
	return (
		<form action={paths.articles()} className={s.search} onSubmit={search}>
			<label htmlFor={id} className={s.label}>
				Search our articles
			</label>
			<input ref={field} id={id} name="search" type="search" className={s.input} autoComplete="off" />
			<Button type="submit" variant="secondary">
				<Icon name="search" /> Search
			</Button>
		</form>
	);
}

/** The page of an unknown address, with links to the main pages. */
export function NotFoundPage(): ReactNode {
	usePage({ title: 'Page not found', status: 404 });
	const { phones } = useCentre();
	return (
		<Container>
			<PageHeading lead="The link may be old, or have a letter missing. What you are looking for may be here.">
				We could not find this page
			</PageHeading>
			<div className={s.page}>
				<div className={s.ways}>
					<Places />
					<SearchArticles />
					<p>
						{phones ? (
							<>
								You can also call us on <PhoneLink phone={phones.main} />.{' '}
							</>
						) : null}
						If you need someone now, <Link to={paths.helpNow()}>see who to call</Link>.
					</p>
					<LinkButton component={Link} to={paths.home()} variant="primary">
						Back to Home
					</LinkButton>
				</div>
				<div className={s.art}>
					<SpotEmpty />
				</div>
			</div>
		</Container>
	);
}
