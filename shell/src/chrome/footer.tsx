import { clockTime, groupHours, Link, paths } from '@tulia/platform';
import { Container, FooterArt, KikoiEdge, Logo, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../centre/phone-link.tsx';
import { useCentre, useLiveProfile } from '../centre/use-centre.ts';
import { NewsletterSignup } from '../newsletter/newsletter-signup.tsx';
import * as s from './footer.module.css';
import { useYear } from './use-year.ts';

const VISIT = [
	{ to: paths.services(), text: 'Services' },
	{ to: paths.psychologists(), text: 'Our psychologists' },
	{ to: paths.booking(), text: 'Book a visit' },
	{ to: paths.contact(), text: 'Contact' },
] as const;

const READ = [
	{ to: paths.articles(), text: 'Blog' },
	{ to: paths.helpCenter(), text: 'Help Center' },
	{ to: paths.testimonials(), text: 'Testimonials' },
	{ to: paths.helpNow(), text: 'Need help now?' },
] as const;

function LinkColumn({
	title,
	links,
}: {
	readonly title: string;
	readonly links: readonly { readonly to: string; readonly text: string }[];
}): ReactNode {
	return (
		<nav aria-label={title}>
			<h2>{title}</h2>
			<ul>
				{links.map(({ to, text }) => (
					<li key={to}>
						<Link to={to}>{text}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Address and social profiles. There is no fallback: only the live profile has them. */
function Address(): ReactNode {
	const profile = useLiveProfile();
	const { name, motto, phones } = useCentre();
	return (
		<div className={s.wide}>
			<Link to={paths.home()}>
				<Logo name={name} tagline={motto} ground="dark" />
			</Link>
			{profile ? <p className={s.address}>{profile.address.lines.join(', ')}</p> : null}
			<div className={s.follow}>
				{phones ? <PhoneLink phone={phones.main} /> : null}
				{profile && profile.socialLinks.length > 0 ? (
					<ul className={s.social}>
						{profile.socialLinks.map(({ name: network, url }) => (
							<li key={network}>
								<a href={url} rel="noopener noreferrer">
									<VisuallyHidden>{name} on </VisuallyHidden>
									{network}
								</a>
							</li>
						))}
					</ul>
				) : null}
			</div>
		</div>
	);
}

function Hours(): ReactNode {
	const profile = useLiveProfile();
	if (!profile) return null;
	return (
		<div className={s.wide}>
			<h2>Opening hours</h2>
			<dl className={s.hours}>
				{groupHours(profile.openingHours).map(({ days, opens, closes }) => (
					<div key={days}>
						<dt>{days}</dt>
						<dd>{opens && closes ? `${clockTime(opens)} – ${clockTime(closes)}` : 'Closed'}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

export function Footer(): ReactNode {
	const { name } = useCentre();
	const year = useYear();
	return (
		<>
			<FooterArt />
			<footer className={s.footer} data-ground="dark">
				<KikoiEdge on="footer" />
				<Container>
					<div className={s.columns}>
						<Address />
						<LinkColumn title="Visit" links={VISIT} />
						<LinkColumn title="Read" links={READ} />
						<Hours />
						<div className={s.newsletter}>
							<NewsletterSignup />
						</div>
					</div>
					<div className={s.base}>
						<p>
							©{' '}
							<span data-year suppressHydrationWarning>
								{year === undefined ? '' : `${year} `}
							</span>
							{name}
						</p>
						<p className={s.legal}>
							<Link to={paths.privacy()}>Privacy Policy</Link>
							<Link to={paths.terms()}>Terms of Service</Link>
						</p>
					</div>
				</Container>
			</footer>
		</>
	);
}
