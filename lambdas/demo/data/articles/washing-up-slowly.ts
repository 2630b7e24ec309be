import type { SampleArticle } from './sample-article.ts';

export const washingUpSlowly: SampleArticle = {
	id: '13',
	title: 'Washing up slowly: attention for people with too much to do',
	snippet: 'You need no extra hour for a calmer mind. You can borrow the work that is there already.',
	author: 'Dr. Nyambura Otieno',
	category: 'Mindfulness',
	daysAgo: 104,
	content: `
<p>There is a pile of sufurias in the basin. While your hands scrub, your mind is in three other places: what you should have said at the meeting, what the landlord will say on Friday, what to cook tomorrow. Ten minutes later the pile is gone and you were never there.</p>
<p>Most of us spend large parts of the day like that. It is no crime. But a mind that is always elsewhere gets tired, and it mostly travels to the same few places: regret behind us and worry ahead. Coming back to what is in front of you gives it a short rest. You can practise this with the work that you have to do anyway.</p>
<h2>Why ordinary work is a good teacher</h2>
<p>It has a beginning and an end. It has water, weight, smell and sound, so there is something to come back to. And it is there every day, whether you feel spiritual or not.</p>
<h2>One pot, one minute</h2>
<p>Do not try to wash everything with full attention. Choose one pot. Just one.</p>
<ol>
<li><strong>Feel the water first.</strong> Warm or cold? Where does it reach on your wrist?</li>
<li><strong>Take the pot as if you had never held it.</strong> How heavy is it? Where is it rough? Which dent is from which year?</li>
<li><strong>Wash it at half your usual speed.</strong> Hear the sound change as it comes clean.</li>
<li><strong>When your mind leaves, notice where it went.</strong> “Planning.” “Arguing.” One word is enough.</li>
<li><strong>Come back to your hands.</strong> No scolding. Then put the pot down, and feel that it is done.</li>
</ol>
<p>The rest of the pile you may wash as you always do.</p>
<h2>Other work that will do</h2>
<ul>
<li>sweeping: the sound of the broom, and the line where clean meets dusty</li>
<li>picking stones out of the beans, one by one</li>
<li>ironing one shirt, from the collar to the hem</li>
<li>plaiting a child’s hair, and the warmth of the small head</li>
<li>waiting for a page to load, with both feet on the floor</li>
<li>locking the door at night, and knowing that you locked it</li>
</ul>
<p>The last one has a use of its own. People who get up three times to check the door often find that once is enough, if they were really there for it.</p>
<h2>What you may find</h2>
<p>Some days it is pleasant: there is light in the soap, and a little quiet. Some days it is dull. Some days the first thing you meet is a feeling that you have been running from, because you have stopped running. That is not a mistake. Say hello to it. “Tired.” “Sad about Mama.” Feel where it sits in your body, breathe out slowly, and go on with the pot. A feeling that is allowed to be there for a minute often loosens by itself.</p>
<h2>What it is not</h2>
<p>It is not emptying the mind. Nobody’s mind empties. It is not a religion, and it takes nothing away from the one you have. It is not a way of making yourself put up with what is wrong. If the meeting was unfair, it is still unfair after the washing up. You may only see more clearly what you want to say about it.</p>
<h2>For parents of small children</h2>
<p>You will be interrupted before the minute is over. Then let the interruption be the exercise. Turn around, look at the face, and for three breaths be nowhere else. Children notice. It is often all that they came for, and after it they go off and play.</p>
<h2>How to keep it going</h2>
<p>Choose one job, and do the first minute of it this way for a week. Put something small where you will see it, such as a bead on the tap or a dot on the broom. When you forget for four days, begin on the fifth. There is nothing to catch up on.</p>
<h2>When to leave it</h2>
<p>If paying attention to your body brings up frightening pictures, or makes you feel far away and unreal, stop. Look around, name five things that you see, and talk to somebody you trust. This happens to people who have lived through something terrible, and there are gentler ways in. A trained person can show you.</p>
<p>If you are overwhelmed today, you need a person and not an exercise. Call the Kenya Red Cross on <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>, or press “Need help now?” at the top of any page.</p>
`,
};
