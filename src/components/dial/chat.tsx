import { useTexts } from '@/components/texts';
import type { ChatArtefact, ScreenMessage } from '@/content/artefacts';
import { Waveform } from './waveform';

export function Chat({ messages }: Omit<ChatArtefact, 'kind'>) {
  return (
    <div className="chat">
      <Bubbles messages={messages} />
    </div>
  );
}

export function Bubbles({ messages }: { messages: readonly ScreenMessage[] }) {
  return messages.map((message) => (
    <Bubble key={message.type === 'call' ? message.to : message.text} {...message} />
  ));
}

function Bubble(message: ScreenMessage) {
  const { answer, subscriber } = useTexts().ui.artefact;
  switch (message.type) {
    case 'ussd':
      return (
        <p className="msg">
          {message.from && <b>{message.from}</b>}
          {message.text}
          {message.reply && (
            <span>
              <span className="sr-only">{answer} </span>
              {message.reply}
            </span>
          )}
        </p>
      );
    case 'sms':
      return (
        <p className="msg sms">
          <b>{message.from}</b>
          {message.text}
        </p>
      );
    case 'me':
      return (
        <p className="msg me">
          <span className="sr-only">{subscriber} </span>
          {message.text}
        </p>
      );
    case 'them':
      return (
        <p className="msg them">
          {message.from && <b>{message.from}</b>}
          {message.text}
          {message.choices && (
            <span className="choices">
              {message.choices.map((choice) => (
                <i key={choice}>{choice}</i>
              ))}
            </span>
          )}
        </p>
      );
    case 'note':
      return <p className="note">{message.text}</p>;
    case 'call':
      return (
        <div className="call">
          <p>
            <b>{message.to}</b>
            {message.line}
          </p>
          <Waveform />
          {message.hint && <p>{message.hint}</p>}
        </div>
      );
  }
}
