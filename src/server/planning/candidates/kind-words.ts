import type { PlaceKind } from '#server/catalogue/place.schema.ts';

/** What a kind of place is good for, for the few places whose file does not say; two wordings each. */
export const KIND_WORDS: Record<PlaceKind, readonly [string, string]> = {
  museum: [
    'Rooms to get lost in; pick two and see them well',
    'Start on the top floor and work your way down',
  ],
  gallery: ['A small collection, easily seen in one go', 'Good for an hour of looking slowly'],
  palace: [
    'State rooms, mirrors and somebody’s idea of enough',
    'Come for the halls, stay for the courtyard',
  ],
  castle: [
    'Walls, towers and a view over whoever came next',
    'Walk the ramparts before you go inside',
  ],
  church: [
    'Step in, let your eyes get used to the dark, and look up',
    'Quiet ten minutes after opening',
  ],
  temple: [
    'Bring small change for the offering box and take your time',
    'Follow the incense to the inner court',
  ],
  mosque: [
    'Cover shoulders and knees, and come between prayers',
    'The courtyard alone is worth the way',
  ],
  synagogue: [
    'A house of prayer with a long story; security takes a minute',
    'Ask the guide about the building',
  ],
  monument: [
    'A short stop that explains a lot of street names',
    'Read the small plaque; the story is there',
  ],
  landmark: [
    'The one from the postcards, better in person',
    'Worth it even if you only walk around it',
  ],
  tower: ['Up for the view, down before your knees notice', 'Find your own roof from the top'],
  viewpoint: [
    'Stay for ten minutes longer than the photo takes',
    'Bring a drink and watch the light change',
  ],
  square: ['Sit on the edge and watch the town go by', 'A good place to meet and to begin'],
  bridge: ['Walk across on one side, back on the other', 'Stop in the middle'],
  street: [
    'Look above the shop signs: the houses are older than they seem',
    'Best walked slowly and without a plan',
  ],
  neighbourhood: ['Lose the map for an hour', 'Cafés, courtyards and everyday life'],
  ruins: ['Sturdy shoes, water and a little imagination', 'Come early: stone keeps the heat'],
  cemetery: ['A walk among trees, names and stories', 'Quiet, green and older than it looks'],
  library: ['Reading rooms made for looking, too', 'Keep your voice down and look at the ceiling'],
  market: ['Eat first, buy later', 'Go hungry and carry cash'],
  shopping: ['Set a time to meet at the door', 'Window shopping counts'],
  garden: [
    'Paths made for strolling; find the bench in the shade',
    'Whatever is in bloom, it is near the back',
  ],
  park: ['Lawn, shade and people off duty', 'A green breather between stops'],
  zoo: ['Check the feeding times at the gate', 'Go against the flow: the far end first'],
  aquarium: ['Cool, dark and good for any weather', 'The big tank deserves a seat'],
  'theme-park': ['Biggest rides first, snacks later', 'Arrive early and queue once'],
  beach: ['Shake out the towel and do nothing for a while', 'Late light is the best light here'],
  hike: ['Water, shoes with grip, and an eye on the weather', 'Turn back when it stops being fun'],
  nature: ['Leave the headphones in the bag', 'Slow down and it comes closer'],
  waterfall: ['You will hear it first, then feel it', 'Expect spray near the foot'],
  lake: ['Walk as much of the shore as you like', 'Still water early, boats later'],
  island: ['Half the pleasure is the crossing', 'Check the last boat back'],
  cave: ['Bring a jumper: it is cool all year', 'Mind your head and follow the lamp'],
  wildlife: ['Patience and binoculars', 'Keep your distance and your voice low'],
  'boat-trip': [
    'Sit outside if the weather allows',
    'The best view of the shore is from the water',
  ],
  activity: ['Wear something you can move in', 'Let the guide worry about the details'],
  sport: ['Go for the crowd as much as for the game', 'Book a slot and bring the right shoes'],
  class: ['You take home a skill, and perhaps lunch', 'Hands-on from the first minute'],
  winery: ['Taste, ask, and let someone else drive', 'The cellar is the cool part'],
  spa: ['Leave the phone in the locker', 'Warm, cold, rest, repeat'],
  show: ['Be in your seat ten minutes early', 'Buy tickets for a weekday if you can'],
  bar: ['Order what the regulars order', 'Better early, when there is room at the counter'],
  club: ['It fills up late', 'Bring your ID and comfortable shoes'],
  'day-trip': ['A day outside town', 'Leave early, come back tired'],
};
