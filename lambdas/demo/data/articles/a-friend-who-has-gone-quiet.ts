import type { SampleArticle } from './sample-article.ts';

export const aFriendWhoHasGoneQuiet: SampleArticle = {
	id: '5',
	title: 'How to sit with a friend who has gone quiet',
	snippet: 'You do not need the right words. You need to stay, and to ask one honest question.',
	author: 'Amina Hassan',
	category: 'Depression',
	daysAgo: 47,
	content: `
<p>He used to answer in a minute. Now it takes three days, and then it is one word. She used to sing in the kitchen. Now she says she is tired, and goes to lie down. You have noticed. You are not sure what to do with what you have noticed.</p>
<p>This is for you. You are not a psychologist, and you do not have to become one. You can be a friend who stays.</p>
<h2>What the quiet may mean</h2>
<p>People go quiet for many reasons: money, grief, shame, an illness, a secret. Sometimes it is depression. Depression is more than sadness. It takes away energy, sleep, appetite and hope, and it tells people that they are a burden. That is why they do not call. It is not because they do not care about you.</p>
<p>You may see some of these signs for two weeks or more:</p>
<ul>
<li>They no longer come to things they used to love.</li>
<li>They sleep much less, or much more.</li>
<li>They eat little, drink more, or look uncared for.</li>
<li>They are angry over small things. In men this is sometimes the only sign that shows.</li>
<li>They say things like “I am useless” or “You would all be better off.”</li>
</ul>
<h2>Go, and make it small</h2>
<p>“Let me know if you need anything” is kind, and it gives a tired person one more task. Offer something that is easy to accept. “I am passing by at five with mandazi. You do not have to talk.” “I am walking to the stage. Come with me as far as the corner.”</p>
<p>Sit side by side rather than face to face. Wash dishes together, shell peas, watch the match. Many true things are said to a wall, or to the road ahead.</p>
<h2>Ask one honest question</h2>
<p>“How are you?” gets “Fine.” Try telling them what you saw, and then ask.</p>
<p>“You have not been at choir for a month, and I miss you. What has it been like for you?”</p>
<p>Then wait. Count to ten in your head. Silence feels long to you, and to them it may be the first room anybody has given them.</p>
<h2>How to listen</h2>
<ul>
<li><strong>Do not fix it.</strong> Not yet. Say, “That sounds very heavy. I am glad you told me.”</li>
<li><strong>Do not compare.</strong> “Others have it worse” closes the door. So does your own story, today.</li>
<li><strong>Do not hand out blame in the name of faith.</strong> If you share a faith, offer to pray with them, and not at them. Nobody is depressed because they prayed too little.</li>
<li><strong>Do not promise to keep every secret.</strong> You can say, “I will not gossip. If I think your life is in danger, I will get help, and I will tell you first.”</li>
</ul>
<h2>The hardest question</h2>
<p>If they speak of being a burden, of having no way out, or of saying goodbye, ask them directly and gently: “Are you thinking of ending your life?”</p>
<p>Many of us are afraid that the question will put the thought there. It does not. For most people it is a relief that somebody dared to ask. Attempting to take your own life is no longer treated as a crime in Kenya, after a High Court ruling in January 2025. Asking for help is never one.</p>
<p>If the answer is yes:</p>
<ol>
<li><strong>Stay with them,</strong> or make sure that somebody else does. Do not leave them alone.</li>
<li><strong>Call together.</strong> Kenya Red Cross on <strong><a href="tel:1199">1199</a></strong>, or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>. Put the phone on speaker.</li>
<li><strong>If they may act today,</strong> call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>, or go with them to the nearest hospital.</li>
<li><strong>Help to make the place safer.</strong> Ask calmly whether there is anything nearby they could hurt themselves with, and take it away with their agreement.</li>
<li><strong>Tell one more person</strong> they trust. You are not meant to carry this by yourself.</li>
</ol>
<h2>When they are ready for help</h2>
<p>The first step is often too high to climb alone. Offer the small parts of it. Sit beside them while they look for a time. Travel with them and wait outside. You can say, “You only have to go once. Then you decide.”</p>
<p>If they say no, do not push, and do not disappear. “All right. I will ask you again next week, because I care.” Then ask again next week.</p>
<h2>And you</h2>
<p>Being close to deep sadness is tiring. Sleep, eat, laugh with other people, and talk to somebody about how it is for you. You can love a person and go home at eight.</p>
<p>You cannot make them well. That was never your job. Your job is to be one warm, steady light in one window, so that they know which way the road is.</p>
`,
};
