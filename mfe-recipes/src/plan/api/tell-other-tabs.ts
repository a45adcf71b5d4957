const channelName = 'sufra:plan';

export function tellOtherTabs() {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Returns what ends the listening. */
export function onChangeInOtherTab(listener: () => void) {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
