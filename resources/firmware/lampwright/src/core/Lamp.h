// The lamp: receives, answers, plays and stores, as docs/serial-protocol.md specifies.
#pragma once
#include <stdint.h>
#include <string.h>
#include "Board.h"
#include "Facts.h"
#include "LampCode.h"
#include "LineWriter.h"
#include "Memory.h"
#include "Message.h"
#include "Playback.h"
#include "Progress.h"
#include "Receiver.h"
#include "Requests.h"
#include "Store.h"
#include "Ticks.h"
#include "Upload.h"
#include "flash.h"

namespace lamp {

/// Call `begin` once and `loop` forever. `loop` waits for nothing but the wire.
template <class Board, class Limits = BoardLimits<Board>>
class Lamp : public Requests<Lamp<Board, Limits>>, public Facts<Lamp<Board, Limits>> {
 public:
  static_assert(Board::lineLength >= 127, "every lamp takes 127 characters");
  static_assert(!Board::hasStorage || storageNeeded<Board>() <= Board::storageSize, "two programs must fit");

  explicit constexpr Lamp(Board& board) : board_(board), store_(board), playback_(board) {}

  /// Turns the LEDs off, reads what is stored, and sends the boot lines.
  LAMP_SHARED void begin() {
    const uint32_t now = this->now();
    playback_.begin(static_cast<Ticks>(now), Limits::leds());
    Settings settings;
    settings.layout = board_.defaultLayout();
    store_.open(Limits::leds(), settings);
    playback_.restore(settings);
    receiver_.expect(playback_.leds());
    resume(now);
    announce();
  }

  void loop() {
    receive(false);
    if (receiver_.waiting() == Waiting::line) return answer();
    if (receiver_.waiting() == Waiting::frame) stream();
    const Ticks now = ticks();
    expire(now);
    goOnStoring(now);
    if (canPaint() && playback_.isDue(now)) render();
  }

  /// What a request works on.
  Board& board() { return board_; }
  Playback<Board>& playback() { return playback_; }
  Upload& upload() { return upload_; }
  Store<Board>& store() { return store_; }
  uint32_t now() { return board_.millis(); }
  Ticks ticks() { return static_cast<Ticks>(now()); }
  static uint16_t mostLeds() { return Limits::leds(); }
  static uint16_t memory() { return Limits::memory(); }
  static constexpr uint16_t lineLength() { return Board::lineLength; }
  static constexpr bool hasStorage() { return Board::hasStorage; }

  bool isStreaming() const { return isStreaming_ || receiver_.isInFrame(); }

  /// Plays the current program, instead of whatever was on.
  void play(uint32_t ms) {
    endOthers();
    playback_.play(now(), ms);
    progress_.restart();
  }

  void stop() {
    endOthers();
    playback_.stop();
  }

  void turnOff() {
    endOthers();
    playback_.turnOff();
  }

  /// Adds a piece of a program, which must fit, to the upload in the frame buffer, while the LEDs hold their picture;
  /// false if it begins after the end of what has arrived.
  bool stage(uint16_t at, const char* piece, uint16_t length) {
    if (!upload_.put(ticks(), at, length)) return false;
    if (length > 0) memcpy(Memory<Board>::frame + at, piece, length);
    return true;
  }

  /// The uploaded bytes.
  const uint8_t* staged() const { return Memory<Board>::frame; }

  /// Replaces the current program by the uploaded one, which must be valid.
  void swap(uint32_t sum) {
    store_.changeProgram();
    memcpy(Memory<Board>::code, Memory<Board>::frame, upload_.staged());
    playback_.load(upload_.staged(), sum);
  }

  void setLayout(const Layout& layout) {
    upload_.giveUp();
    playback_.setLayout(layout, ticks());
    receiver_.expect(layout.count());
  }

  /// Sends a byte of a line, and keeps receiving meanwhile.
  LAMP_SHARED void put(uint8_t byte) {
    board_.write(byte);
    receive(false);
  }

 private:
  using LineReceiver = Receiver<Board>;
  using Waiting = typename LineReceiver::Waiting;

  /// Decides, while a frame is painted, whether to abandon it.
  struct Yield {
    Lamp& lamp;
    bool operator()() { return lamp.mayGoOn(); }
  };

  static constexpr Ticks streamMs = 5000;
  /// How often a frame is abandoned for a line before one is painted to its end.
  static constexpr uint8_t mostGivenUp = 8;

  /// Handles what has arrived, up to something that must be processed. While a frame is painted or about to be shown,
  /// a streamed frame and a long line have to wait for the memory they need.
  LAMP_SHARED void receive(bool isPainting) {
    const Ticks now = ticks();
    for (uint8_t most = 255; most > 0; most--) {
      if (receiver_.waiting() == Waiting::room && !isPainting) {
        if (receiver_.isInFrame()) upload_.giveUp();
        receiver_.release();
      }
      if (receiver_.waiting() != Waiting::nothing) return;
      uint8_t byte;
      if (!board_.read(byte)) return receiver_.quiet(now);
      receiver_.take(byte, now);
    }
  }

  bool mayGoOn() {
    receive(true);
    if (receiver_.waiting() == Waiting::line) return givenUp_ >= mostGivenUp;
    return receiver_.waiting() == Waiting::nothing;
  }

  /// Whether the memory that painting uses is free.
  bool canPaint() const { return !upload_.isOpen() && !isStreaming() && !receiver_.isLineLong(); }

  LAMP_SHARED void render() {
    if (isLineComing()) return;
    Yield yield = {*this};
    const uint32_t now = this->now();
    const uint32_t ms = playback_.ms(now);
    if (!playback_.paint(static_cast<Ticks>(now), ms, yield) || !mayGoOn() || isLineComing()) {
      givenUp_++;
      return;
    }
    givenUp_ = 0;
    // Frames are paced by the start of their painting, so that painting time does not slow them down.
    playback_.show(static_cast<Ticks>(now), ms);
    tellProgress();
  }

  /// Whether a line is arriving whose reply would be late if a frame was shown now.
  bool isLineComing() { return givenUp_ < mostGivenUp && receiver_.isLineArriving(ticks()); }

  void stream() {
    receiver_.release();
    playback_.limitStreamed();
    // The board buffers less while the LEDs are shown, once the next header has been read.
    receive(true);
    playback_.showStreamed(ticks());
    isStreaming_ = true;
    isFrameRecent_ = true;
    frameAt_ = ticks();
  }

  void expire(Ticks now) {
    upload_.expire(now);
    if (isFrameRecent_ && since(frameAt_, now) >= streamMs) {
      isFrameRecent_ = false;
      isStreaming_ = false;
    }
  }

  /// Shared, so that its stack is free again while a frame is painted.
  LAMP_SHARED void goOnStoring(Ticks now) {
    if (store_.advance(now, playback_.settings(), playback_.program())) tell(LAMP_TEXT("'event':'kept','sum':'$K'"));
  }

  void endOthers() {
    upload_.giveUp();
    isStreaming_ = false;
  }

  /// Plays the stored program if it is valid for this firmware.
  void resume(uint32_t now) {
    const uint16_t size = store_.programSize();
    if (size == 0 || size > Limits::memory()) return;
    store_.loadProgram(Memory<Board>::code);
    if (!isSound(Memory<Board>::code, size)) return;
    playback_.load(size, store_.programSum());
    playback_.play(now, 0);
  }

  LAMP_SHARED void answer() {
    if (receiver_.fault() == LineReceiver::Fault::tooLong) {
      return ignore(LAMP_TEXT("'event':'ignored','why':'too-long'"));
    }
    Message message;
    Message::Fault fault = Message::Fault::noObject;
    if (receiver_.fault() == LineReceiver::Fault::none) fault = message.read(Memory<Board>::shared.line);
    if (fault == Message::Fault::noObject) return ignore(LAMP_TEXT("'event':'ignored','why':'no-object'"));
    // Pixels may look like a line, but hardly ever with its checksum.
    if (fault == Message::Fault::crc || (isFrameRecent_ && !message.isSealed())) {
      return ignore(LAMP_TEXT("'event':'ignored','why':'crc'"));
    }
    uint32_t id = 0;
    const bool isNumbered = message.readNumber(Member::id, 65535, id) && id > 0;
    const bool isSound = isNumbered || message.isMissing(Member::id);
    const Text members = isSound ? Requests<Lamp>::answer(message) : LAMP_TEXT("'error':'bad-value'");
    // The line is not needed from here on: another one may arrive while the reply is sent.
    receiver_.release();
    say(members, isNumbered ? static_cast<uint16_t>(id) : 0);
  }

  /// Reports that a line was dropped.
  void ignore(Text event) {
    receiver_.release();
    tell(event);
  }

  /// Sends an event, unless it would have to wait.
  void tell(Text event) {
    if (board_.canWrite()) say(event, 0);
  }

  /// Sends a line; without an id if `id` is 0.
  LAMP_SHARED void say(Text members, uint16_t id) {
    LineWriter<Lamp> line(*this);
    line.put('{');
    if (id > 0) {
      line.members(LAMP_TEXT("'id':"), *this);
      line.number(id);
      line.put(',');
    }
    line.members(members, *this);
    const uint16_t crc = line.crc();
    line.members(LAMP_TEXT(",'crc':'"), *this);
    line.hex(crc);
    line.members(LAMP_TEXT("'}\n"), *this);
  }

  void announce() {
    if (!board_.canWrite()) return;
    Text banner = LAMP_TEXT("Ada\n");
    for (char character; (character = banner.next()) != 0;) put(static_cast<uint8_t>(character));
    say(LAMP_TEXT("'event':'boot','lamp':'$N','firmware':'$V','reset':'$R'"), 0);
  }

  /// Reports a step or the end that has just been shown, unless a line is arriving, whose reply comes first.
  LAMP_SHARED void tellProgress() {
    const Ticks now = ticks();
    if (playback_.mode() != Mode::playing || !playback_.hasProgram()) return;
    if (receiver_.isLineArriving(now) || !board_.canWrite()) return;
    const Moment moment = playback_.shownMoment();
    if (progress_.isStepNew(now, moment)) {
      progress_.tellStep(now, moment);
      say(LAMP_TEXT("'event':'step','step':$s,'pass':$p,'ms':$m"), 0);
    }
    if (playback_.isOver() && progress_.isEndNew()) {
      progress_.tellEnd();
      say(LAMP_TEXT("'event':'ended','ms':$m"), 0);
    }
  }

  Board& board_;
  Upload upload_;
  Progress progress_;
  Ticks frameAt_ = 0;
  uint8_t givenUp_ = 0;
  bool isStreaming_ = false;
  /// Within 5 s of a streamed frame.
  bool isFrameRecent_ = false;
  Store<Board> store_;
  LineReceiver receiver_;
  Playback<Board> playback_;
};

}  // namespace lamp
