import { Accordion, AccordionItem } from '../src/accordion.ts';
import { ErrorSummary } from '../src/core/feedback/error-summary.tsx';
import {
	ArrowLink,
	AsyncBlock,
	Avatar,
	Button,
	Card,
	CardFoot,
	CardGrid,
	CardTitle,
	Container,
	EmptyPanel,
	FooterArt,
	IconButton,
	KikoiEdge,
	LinkButton,
	Logo,
	Menu,
	Notice,
	PageHeading,
	Panel,
	SectionHead,
	SkeletonRows,
	Stars,
	SuccessPanel,
	toast,
} from '../src/core.ts';
import { Illustration, RoadSteps } from '../src/illustrations.ts';
import * as s from './gallery.module.css';
import { Example, Row } from './part.tsx';

const idle = { isLoading: false, isError: false, isFetching: false, refetch: () => undefined };
const failed = {
	title: 'We could not load the free times',
	detail: 'Your choices are safe. Check your connection and try again.',
	phone: '0700 000 100',
	busyLabel: 'Loading times…',
};

export const CorePage = () => (
	<main id="main">
		<Container>
			<PageHeading lead="The same calm, in the moments that usually feel careless.">
				The core of the design system
			</PageHeading>
			<Buttons />
			<Messages />
			<Cards />
			<Opening />
			<States />
			<Example title="Small things">
				<Row>
					<Logo name="Tulia Centre" tagline="Counselling and recovery" />
					<Stars value={4} />
					<Avatar name="wairimu" />
					<IconButton icon="calendar" label="Calendar" />
					<Menu trigger={<Avatar name="Wairimu" size="sm" />} label="Wairimu">
						<a href="#appointments">My appointments</a>
						<button type="button">Logout</button>
					</Menu>
				</Row>
				<div className={s.dark} data-ground="dark">
					<Logo name="Tulia Centre" tagline="Be calm. Begin here." ground="dark" />
					<Button variant="sun" size="sm">
						Subscribe
					</Button>
				</div>
			</Example>
		</Container>
		<FooterArt />
		<KikoiEdge on="footer" />
	</main>
);

const Buttons = () => (
	<Example title="Buttons">
		<Row>
			<Button>Schedule Physical Meeting</Button>
			<LinkButton variant="secondary" href="#services">
				Explore Services
			</LinkButton>
			<Button variant="quiet">Clear search</Button>
			<Button variant="danger">Cancel appointment</Button>
			<Button disabled>Confirm Appointment</Button>
			<Button busy busyLabel="Booking…">
				Confirm Appointment
			</Button>
			<Button size="lg">Large</Button>
			<Button size="sm">Small</Button>
			<Button
				variant="secondary"
				onClick={() => toast.success('Appointment scheduled successfully! Check your email for confirmation.')}
			>
				Say it worked
			</Button>
			<Button
				variant="secondary"
				onClick={() => toast.error('We could not save that. Your text is still here. Try again in a moment.')}
			>
				Say it failed
			</Button>
		</Row>
	</Example>
);

const Messages = () => (
	<Example title="Messages">
		<ErrorSummary
			errors={[
				{ field: 'confirmPassword', message: 'Passwords must match' },
				{ field: 'terms', message: 'You must accept the terms and conditions' },
			]}
		/>
		<Notice tone="info">Please log in to schedule a session.</Notice>
		<Notice tone="good" title="Saved">
			Your changes are here.
		</Notice>
		<Notice tone="bad" title="We could not send this">
			Your text is still here. Try again in a moment.
		</Notice>
		<Notice tone="warm">We missed you on 24 September. That happens. You can book again whenever you are ready.</Notice>
		<Notice
			tone="quiet"
			action={
				<Button variant="quiet" size="sm">
					Retry
				</Button>
			}
		>
			We could not load the latest version. Showing saved content.
		</Notice>
	</Example>
);

const Cards = () => (
	<Example title="Cards and steps">
		<SectionHead
			title="What brings you here?"
			lead="You do not need a name for it. Start with what feels closest."
			action={<ArrowLink href="#services">See all 8 services</ArrowLink>}
		/>
		<CardGrid>
			{['service-depression-therapy', 'service-addiction-recovery', 'service-anxiety-management'].map((id) => (
				<Card key={id} as="li" media={<Illustration of={id} />}>
					<CardTitle href={`#${id}`}>Depression Therapy</CardTitle>
					<p>When everything feels heavy and slow.</p>
					<CardFoot>
						<ArrowLink component="span">How we can help</ArrowLink>
					</CardFoot>
				</Card>
			))}
		</CardGrid>
		<RoadSteps
			steps={[
				{
					title: 'Choose a service and a time',
					text: 'Pick what you need, a day and a free time. It takes about two minutes.',
				},
				{ title: 'Arrive ten minutes early', text: 'Bring a valid ID and your ticket. Someone will offer you tea.' },
				{
					title: 'Talk, at your own pace',
					text: 'You decide what to share. You say only what you want to say.',
				},
			]}
		/>
	</Example>
);

const Opening = () => (
	<Example title="Accordions">
		<Accordion look="panels" defaultOpenId="depression">
			<AccordionItem
				id="depression"
				title="Depression Therapy"
				line="When everything feels heavy and slow."
				thumbnail={<Illustration of="service-depression-therapy" />}
			>
				Depression can make small things feel like a steep climb. We listen first.
			</AccordionItem>
			<AccordionItem
				id="addiction"
				title="Addiction Recovery"
				line="Alcohol, drugs, betting, or something else."
				thumbnail={<Illustration of="service-addiction-recovery" />}
			>
				One day, then the next.
			</AccordionItem>
		</Accordion>
		<Accordion defaultOpenId="first">
			<AccordionItem
				id="first"
				title={
					<>
						What happens in the first <mark>session</mark>?
					</>
				}
			>
				You and your psychologist get to know each other.
			</AccordionItem>
			<AccordionItem id="long" title="How long is a session?">
				One hour.
			</AccordionItem>
		</Accordion>
	</Example>
);

const States = () => (
	<Example title="States of a block">
		<AsyncBlock
			query={{ ...idle, isLoading: true, isFetching: true }}
			skeleton={<SkeletonRows count={3} />}
			loading="Loading services"
			failed={failed}
		>
			{() => null}
		</AsyncBlock>
		<SkeletonRows count={5} />
		<AsyncBlock query={{ ...idle, isError: true }} skeleton={null} loading="Loading times" failed={failed}>
			{() => null}
		</AsyncBlock>
		<AsyncBlock query={{ ...idle, isFetching: true }} skeleton={null} loading="Loading times" failed={failed}>
			{() => null}
		</AsyncBlock>
		<EmptyPanel title="No articles found" action={<Button variant="secondary">View All Articles</Button>}>
			<p>We couldn’t find any articles matching your search term. Try a different keyword or browse all articles.</p>
		</EmptyPanel>
		<SuccessPanel title="Question Submitted!" action={<Button variant="secondary">Ask Another Question</Button>}>
			<p>Thank you. A person will read it and reply in 24 to 48 hours.</p>
		</SuccessPanel>
		<Panel tone="sand">A panel on sand.</Panel>
	</Example>
);
