// The app's requests and their replies (docs/serial-protocol.md#requests).
#pragma once
#include <stdint.h>
#include "Crc.h"
#include "LampCode.h"
#include "Layout.h"
#include "Message.h"
#include "base64.h"
#include "flash.h"
#include "layoutText.h"

namespace lamp {

/// The part of a lamp that carries out requests.
template <class Lamp>
class Requests {
 public:
  /// Carries out a request and returns the members of the reply.
  LAMP_SHARED Text answer(Message& message) {
    switch (message.place(
        Member::verb, LAMP_TEXT("hello|put|play|stop|off|brightness|limit|layout|keep|forget|status"))) {
      case 0:
        return LAMP_TEXT(
            "'ok':true,'lamp':'$N','firmware':'$V','protocol':1,'layout':'$L','most':$D,'memory':$M,'line':$T,"
            "'form':'code','version':1,'can':'$C','reset':'$R'");
      case 1: return put(message);
      case 2: return play(message);
      case 3: lamp().stop(); return LAMP_TEXT("'ok':true,'ms':$m");
      case 4: lamp().turnOff(); return done();
      case 5: return setBrightness(message);
      case 6: return setLimit(message);
      case 7: return setLayout(message);
      case 8: return keep();
      case 9: return forget();
      case 10: return status();
      default: return message.text(Member::verb) ? LAMP_TEXT("'error':'unknown'") : badValue();
    }
  }

 private:
  static Text done() { return LAMP_TEXT("'ok':true"); }
  static Text badValue() { return LAMP_TEXT("'error':'bad-value'"); }
  static Text cannot() { return LAMP_TEXT("'error':'cannot'"); }
  static Text noProgram() { return LAMP_TEXT("'error':'no-program'"); }
  static Text tooLarge() { return LAMP_TEXT("'error':'too-large','memory':$M"); }
  static Text gap() { return LAMP_TEXT("'error':'gap','at':$a"); }

  /// Whether a program is in a form that this lamp does not support.
  static bool isOfOtherForm(const Message& message) {
    return !message.isMissing(Member::form) && message.place(Member::form, LAMP_TEXT("code")) != 0;
  }

  /// Decodes the piece of a program in place; without one its length is 0.
  static bool readPiece(Message& message, char*& piece, uint16_t& length) {
    piece = message.text(Member::data);
    length = message.length(Member::data);
    return message.isMissing(Member::data) || (piece && decodeBase64(piece, length));
  }

  LAMP_SHARED Text put(Message& message) {
    uint32_t at;
    char* piece;
    uint16_t length;
    if (isOfOtherForm(message)) return cannot();
    if (!message.readNumber(Member::at, anyNumber, at) || message.isMissing(Member::data)) return badValue();
    if (!readPiece(message, piece, length)) return badValue();
    if (at > Lamp::memory() || length > Lamp::memory() - at) return tooLarge();
    if (!lamp().stage(static_cast<uint16_t>(at), piece, length)) return gap();
    return done();
  }

  LAMP_SHARED Text play(Message& message) {
    uint32_t ms = 0;
    if (!message.isMissing(Member::at) && !message.readNumber(Member::at, anyNumber, ms)) return badValue();
    if (message.isMissing(Member::size)) {
      if (!lamp().playback().hasProgram()) return noProgram();
      return playFrom(ms);
    }
    uint32_t size, sum;
    if (isOfOtherForm(message)) return cannot();
    if (!message.readNumber(Member::size, anyNumber, size) || size == 0) return badValue();
    if (!message.readHex(Member::sum, 8, sum)) return badValue();
    if (size > Lamp::memory()) return tooLarge();
    if (lamp().playback().holds(static_cast<uint16_t>(size), sum)) return playFrom(ms);
    char* piece;
    uint16_t length;
    if (!readPiece(message, piece, length) || length > size) return badValue();
    if (!lamp().stage(static_cast<uint16_t>(size - length), piece, length)) return gap();
    const uint8_t* staged = lamp().staged();
    // An upload with wrong bytes is abandoned at once, so that the old program resumes.
    if (crc32(staged, static_cast<uint16_t>(size)) != sum) {
      lamp().upload().giveUp();
      return LAMP_TEXT("'error':'bad-sum'");
    }
    if (!isSound(staged, static_cast<uint16_t>(size))) {
      lamp().upload().giveUp();
      return LAMP_TEXT("'error':'bad-program'");
    }
    lamp().swap(sum);
    return playFrom(ms);
  }

  Text playFrom(uint32_t ms) {
    lamp().play(ms);
    return LAMP_TEXT("'ok':true,'ms':$m");
  }

  Text setBrightness(Message& message) {
    uint32_t value;
    if (!message.isMissing(Member::value)) {
      if (!message.readNumber(Member::value, 255, value)) return badValue();
      lamp().playback().setBrightness(static_cast<uint8_t>(value));
      lamp().store().changeSettings(lamp().ticks());
    }
    return LAMP_TEXT("'ok':true,'brightness':$b");
  }

  Text setLimit(Message& message) {
    uint32_t value;
    if (!message.isMissing(Member::ma)) {
      if (!message.readNumber(Member::ma, 65535, value)) return badValue();
      lamp().playback().setLimit(static_cast<uint16_t>(value));
      lamp().store().changeSettings(lamp().ticks());
    }
    return LAMP_TEXT("'ok':true,'limit':$l");
  }

  LAMP_SHARED Text setLayout(Message& message) {
    if (!message.isMissing(Member::value)) {
      char* text = message.text(Member::value);
      Layout layout;
      if (!text || !LayoutReader(text, message.length(Member::value)).read(Lamp::mostLeds(), layout)) return badValue();
      lamp().setLayout(layout);
      lamp().store().changeSettings(lamp().ticks());
    }
    return LAMP_TEXT("'ok':true,'layout':'$L'");
  }

  Text keep() {
    if (!Lamp::hasStorage()) return cannot();
    if (!lamp().playback().hasProgram()) return noProgram();
    lamp().store().keep();
    return done();
  }

  Text forget() {
    if (!Lamp::hasStorage()) return cannot();
    lamp().store().forget();
    return done();
  }

  Text status() {
    if (!lamp().playback().hasProgram()) {
      return LAMP_TEXT(
          "'ok':true,'state':'$S','ms':0,'clock':0,'step':0,'pass':0,'frame':$f,'size':0,"
          "'brightness':$b,'limit':$l,'scaled':$x,'kept':'$K'");
    }
    return LAMP_TEXT(
        "'ok':true,'state':'$S','ms':$m,'clock':$c,'step':$s,'pass':$p,'frame':$f,'size':$z,'sum':'$H',"
        "'brightness':$b,'limit':$l,'scaled':$x,'kept':'$K'");
  }

  static constexpr uint32_t anyNumber = 0xFFFFFFFFul;

  Lamp& lamp() { return static_cast<Lamp&>(*this); }
};

}  // namespace lamp
