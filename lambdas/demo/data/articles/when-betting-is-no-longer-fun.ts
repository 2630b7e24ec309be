import type { SampleArticle } from './sample-article.ts';

export const whenBettingIsNoLongerFun: SampleArticle = {
	id: '9',
	title: 'When betting is no longer fun',
	snippet: 'It began with fifty shillings and a football match. How to tell, and how to step back.',
	author: 'Peter Mutiso',
	category: 'Addiction',
	daysAgo: 75,
	content: `
<p>It began with fifty shillings and a football match. You won four hundred. For a whole afternoon the world looked different. Nobody told you that this win could turn out to be the expensive one.</p>
<p>Betting is now in every pocket. It is quick, it is private, and nobody smells it on you. That is why it can grow for a long time before anybody notices, including you.</p>
<h2>How to tell</h2>
<p>Answer these for yourself. Nobody is marking them.</p>
<ul>
<li>Have you bet more than you could afford to lose?</li>
<li>Do you bet again to win back what you lost?</li>
<li>Do you need bigger stakes to feel the same excitement?</li>
<li>Have you borrowed, sold something, or used money meant for rent, fees or stock?</li>
<li>Have you lied to anyone about it?</li>
<li>Are you restless or angry when you try to stop?</li>
</ul>
<p>If you said yes even once or twice, it is worth reading on. You are not stupid, and you are not a bad person. These games are built with great care to keep you playing.</p>
<h2>What it does to the mind</h2>
<p>A reward that comes now and then, when you cannot know when, holds us more strongly than one that comes every time. A near win feels almost like a win, so the body says, “Again.” And after a loss, the mind tells a story: it must turn soon. It does not have to. The next match does not know about the last one.</p>
<p>Chasing a loss is the trap at the centre of it. The way out is to accept that this money is gone. That is a kind of grief, and it hurts. It is also cheaper than what comes next.</p>
<h2>Seven steps back</h2>
<ol>
<li><strong>Tell one person the true sum.</strong> All of it, once. A secret is what betting lives on.</li>
<li><strong>Put distance between you and the money.</strong> For some months, let somebody you trust hold the savings, and keep only what a day needs in your mobile wallet.</li>
<li><strong>Close the doors.</strong> Delete the apps. Ask each company to close or exclude your account. Block the messages they send you, and leave the groups where tips are shared.</li>
<li><strong>Know your hour.</strong> Payday, Saturday at three, alone at midnight. Plan something else for that hour, with a person in it.</li>
<li><strong>Wait out the urge.</strong> It rises, it stays for some minutes, and it goes down. Put the phone in another room and walk until it has passed.</li>
<li><strong>Write down your debts on one page.</strong> Who, how much, by when. Talk to each person before they call you. Many will accept a small sum each month. Do not borrow from an app to pay an app.</li>
<li><strong>Put something in its place.</strong> Betting gave you excitement, or a rest from worry, or hope. Ask what else could give you a little of it: sport that you play, a skill that earns, a friend who makes you laugh.</li>
</ol>
<h2>If you bet again</h2>
<p>Stop at that one. Tell your person the same day. Look at what happened in the hour before it, and mend that part of the plan. People who recover have usually slipped along the way. What makes the difference is how soon they spoke.</p>
<h2>If it is somebody you love</h2>
<p>You may find missing money, sudden moods, or a phone that is always face down. Choose a calm time. Say what you have seen and how it is for you. “The fees money is gone, and I am frightened. I want to understand.” Shouting sends the secret deeper.</p>
<ul>
<li>Protect what the household needs. Move rent and fees to a place that they cannot reach.</li>
<li>Do not pay the debts quietly. It feels like love, and it makes room for the next one.</li>
<li>Say clearly what you will do and what you will not do, and keep to it.</li>
<li>Get support for yourself. You have been carrying this as well.</li>
</ul>
<h2>When debt feels like the end</h2>
<p>Debt can make a person believe that there is no way out, and that the family would be better off without them. It is not true. Debts can be talked about, spread out, and in time paid. You cannot be replaced.</p>
<p>If you are thinking of ending your life, please call the Kenya Red Cross on <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong> now, and tell somebody near you. In danger, call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>. If you are worried about someone else, stay with them while you call.</p>
<h2>Coming to see us</h2>
<p>In our Addiction Recovery sessions, betting is treated as seriously as alcohol or drugs. Nobody will preach. We look at the pattern together, make a money plan that you can live with, and invite your family if you want them there. You can come before you have stopped. Most people do.</p>
`,
};
