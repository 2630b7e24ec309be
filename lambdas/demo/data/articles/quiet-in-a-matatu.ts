import type { SampleArticle } from './sample-article.ts';

export const quietInAMatatu: SampleArticle = {
	id: '3',
	title: 'Three minutes of quiet, even in a matatu',
	snippet: 'You do not need a mat or a silent room. You need your breath and a place to rest your eyes.',
	author: 'Amina Hassan',
	category: 'Mindfulness',
	daysAgo: 33,
	content: `
<p>The music is loud, someone’s elbow is in your ribs, and the conductor is calling for four more people. You are already late. This is not where most people would sit down to be mindful. It is a very good place to begin.</p>
<p>Mindfulness only means noticing what is here, on purpose, without picking a quarrel with it. You do not have to empty your mind. You do not have to close your eyes. Nobody needs to know that you are doing it.</p>
<h2>Minute one: arrive</h2>
<p>Put both feet flat on the floor. Feel where the seat holds you. Let the seat do the work. If you are standing, feel your hand on the rail and the way your knees answer every bump.</p>
<p>Now say to yourself, without moving your lips, “I am here.” Your body is in this seat. Your mind may be at the office or at yesterday’s quarrel. Invite it back. It will come for a second and leave again. That is what minds do.</p>
<h2>Minute two: breathe</h2>
<p>Do not change your breath at first. Find it. Some people feel it at the nose, some in the chest, some low in the belly. Stay with that place.</p>
<p>Then let each breath out become a little longer than the breath in. Count if it helps: in, two, three; out, two, three, four. A longer breath out tells the body that nobody is chasing it.</p>
<p>If the air is thick with fumes, leave the breath alone. Use your hands in its place. Rub your thumb slowly along each finger, one after the other, and feel the whole length of it.</p>
<h2>Minute three: rest your eyes, then open your ears</h2>
<p>Choose one thing that does not move much: the edge of the window, a hill, the back of a seat. Let your eyes rest there softly, the way a bird rests on a wire.</p>
<p>Now listen. The engine, the tout, a baby, rain. Do not decide what is good noise and what is bad noise. For one minute it is only sound, coming and going. You can let it pass through you in the same way as the road.</p>
<h2>Your mind will wander</h2>
<p>You will plan supper. You will write an angry message in your head. When you notice it, you have not failed. That moment of noticing is the exercise, just as lifting is the exercise in carrying water. Come back to your feet, and begin again. Ten times in three minutes is fine. So is forty. You are learning to return, and that is worth knowing on any road.</p>
<h2>How to make it a habit</h2>
<ul>
<li><strong>Tie it to something you do already.</strong> When you have paid your fare, you begin. When the kettle is on, you begin.</li>
<li><strong>Keep it short.</strong> Three minutes on most days is worth more than an hour once a month.</li>
<li><strong>Do not wait for stress.</strong> We practise on quiet days, so that the path is there on a hard one.</li>
</ul>
<h2>When to leave it</h2>
<p>Do not do this while you are driving, riding or crossing a road. And if turning inwards brings up something frightening, stop. Look around, name five things that you see, and talk to somebody. For people who have lived through violence, being still can be hard at first. A trained person can help you find a gentler way in.</p>
<p>If life feels too heavy to carry today, three minutes of breathing is not enough, and you deserve more than that. Call <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>.</p>
`,
};
